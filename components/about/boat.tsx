import { Story } from '@/components/shared/story';
import { Terms } from '@/components/shared/terms';
import { about } from '@/site/content';
import { boatAnswers, ownerAnswers } from '@/site/owner-answers';

/** The boat: what the owner has filled in, beside its photograph if there is one. Without both it is left out. */
export function Boat() {
  const { heading, lead } = about.boat;
  const { picture } = ownerAnswers.boat;
  const facts = boatAnswers.length > 0 && <Terms terms={boatAnswers} />;
  if (picture) return <Story sections={[{ title: heading, content: lead, picture, extra: facts }]} />;
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
