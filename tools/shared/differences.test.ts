import { z } from 'zod';
import { field, list, text } from '../../data/schema/builders';
import { whole } from '../../data/schema/kinds';
import { changes } from './changes';
import { describe as described } from './schemas';

const entry = z.strictObject({
  title: field(text, 'Heading'),
  content: field(text, 'Text'),
  more: field(list(text), 'More').optional(),
});
const schema = z.strictObject({
  hire: field(whole, 'Boat hire').optional(),
  off: z.boolean(),
  lead: field(text, 'Lead'),
  deal: field(
    z.strictObject({ to: field(whole, 'To') }),
    'Group deal',
  ).optional(),
  sections: field(list(entry), 'Sections').optional(),
});
const look = (time: string) =>
  `We look at the sky at ${time}, and then all of us decide together.`;
const rain = { title: 'Rain', content: look('seven') };
const wind = { title: 'Wind', content: 'We wait.' };
const sun = { title: 'Sun', content: 'We go.', more: ['Hat'] };
const before = {
  hire: 280,
  off: false,
  lead: '',
  deal: { to: 8 },
  sections: [rain, wind],
  list: ['a', 'b'],
};

test('of a new group each field is told', () => {
  const { deal, ...without } = before;
  expect(changes(without, before, described(schema))).toEqual([
    `Group deal, To ${deal.to} added`,
  ]);
});

test.each<[object, string[]]>([
  [{}, []],
  [
    { hire: 290, off: true },
    ['Boat hire 290 instead of 280', 'off yes instead of no'],
  ],
  [
    { hire: undefined, lead: 'Hello' },
    ['Boat hire 280 taken out', "Lead 'Hello' added"],
  ],
  // The editor writes a figure as text.
  [{ hire: '290' }, ['Boat hire 290 instead of 280']],
  [{ hire: '280' }, []],
  [{ deal: { to: 10 } }, ['Group deal, To 10 instead of 8']],
  [{ deal: undefined }, ['Group deal taken out']],
  [{ sections: [wind] }, ["Sections 'Rain' taken out"]],
  [{ sections: [wind, rain] }, ['Sections in another order']],
  [
    { sections: [rain, { ...wind, title: 'Gale' }] },
    ["Sections 'Wind', Heading 'Gale' instead of 'Wind'"],
  ],
  [
    { sections: [rain, sun] },
    ["Sections 'Wind' taken out", "Sections 'Sun' added"],
  ],
  [{ list: ['a', 'c', 'd'] }, ["list 'c' instead of 'b'", "list 'd' added"]],
  [
    { sections: [{ ...rain, content: look('eight') }, wind] },
    [
      "Sections 'Rain', Text '… sky at eight, and then …' instead of '… sky at seven, and then …'",
    ],
  ],
  [{ lead: `sig=${'x'.repeat(60)}` }, ['Lead added']],
  [
    { lead: 'word '.repeat(20) },
    [`Lead '${'word '.repeat(12).trim()} …' added`],
  ],
])('with %j the changes are %j', (change, lines) => {
  expect(changes(before, { ...before, ...change }, described(schema))).toEqual(
    lines,
  );
});
