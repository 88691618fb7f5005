import { Column, Columns } from '@/components/shared/columns';
import { Photo } from '@/components/shared/photo/photo';
import { Story } from '@/components/shared/story';
import { Terms } from '@/components/shared/terms';
import { about } from '@/site/content/texts';
import { boatAnswers, crew, ownerAnswers } from '@/site/facts/owner-answers';

/** What the owner has filled in, beside a photograph if there is one. */
export function Boat() {
  const { heading, lead } = about.boat;
  const { picture } = ownerAnswers.boat;
  const facts = boatAnswers.length > 0 && <Terms terms={boatAnswers} />;
  if (picture)
    return (
      <Story
        sections={[{ title: heading, content: lead, picture, extra: facts }]}
      />
    );
  return (
    facts && (
      <section className="section">
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        {facts}
      </section>
    )
  );
}

/** The people who take the guests out. */
export function Crew() {
  if (crew.length === 0) return null;
  return (
    <section className="section">
      <h2>{about.crew.heading}</h2>
      <Columns>
        {crew.map(({ name, answers, picture }) => (
          <Column key={name} title={name}>
            {answers.map((answer) => (
              <p key={answer}>{answer}</p>
            ))}
            {picture && (
              <Photo
                picture={picture}
                crop="upright"
                sizes="240px"
                widest={480}
              />
            )}
          </Column>
        ))}
      </Columns>
    </section>
  );
}
