import { type Finding, rowsAbout } from './finding';

/** What the visitor misses without each fact. */
const USES: Readonly<Record<string, string>> = {
  abn: 'your ABN',
  insurance: 'how guests are insured',
  replyTime: 'how soon you answer an enquiry',
  cancellation: 'what happens when a trip is changed or cancelled',
  wheelchairBoarding: 'how a guest in a wheelchair gets on board',
};

/** The optional facts. The pages leave out empty ones. */
export function factFindings(facts: Readonly<Record<string, string>>): Finding[] {
  const empty = Object.keys(facts).filter((name) => !facts[name]?.trim());
  if (!empty.length) return [rowsAbout('Facts').green('all filled in')];
  return empty.map((name) =>
    rowsAbout(`Fact: ${name}`).yellow(
      `Empty, so no page says ${USES[name] ?? name}.`,
      `Worth filling: ${name}: '…' under ownerFacts in data/site.ts. Only what is so.`,
    ),
  );
}

/** The row about the position of the berth: search engines want five decimals, which is about a metre. */
export function placeFindings({ latitude, longitude }: { latitude: number; longitude: number }): Finding[] {
  // Four decimals are enough, because a number loses a final 0.
  const exact = [latitude, longitude].every((degrees) => /\.\d{4,}/.test(String(degrees)));
  if (exact) return [];
  return [
    rowsAbout('Place on the map').yellow(
      'Search engines learn the place to within about 500 metres, not the berth.',
      'Worth filling: find your berth on an online map, read its latitude and longitude with five decimals, and write them under harbour in data/site.ts.',
    ),
  ];
}
