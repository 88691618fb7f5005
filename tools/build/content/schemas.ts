import { z } from 'zod';

/*
 * What the content must be. Each message ends a sentence that begins with the file, the entry and the field
 * (check-content.ts), says what is wrong and gives an example of right.
 */

// Where nothing closer is said, the library would speak of objects.
z.config({
  customError: ({ code, expected, input }) => {
    if (code !== 'invalid_type') return undefined;
    if (input === undefined) return 'is missing; put it back from an earlier copy';
    return expected === 'object' ? "must stand in curly brackets; for example { title: 'About' }" : undefined;
  },
});

const because = (rule: string, example: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `${input === undefined ? 'is missing' : rule}; for example ${example}`,
});

const text = (example: string) =>
  z
    .string(because('must be text in quotation marks', `'${example}'`))
    .refine((value) => value.trim() !== '', `is empty; for example '${example}'`);

const positive = (example: number) => {
  const rule = because('must be a number above 0, without quotation marks or $', String(example));
  return z.number(rule).positive(rule);
};

const list = <Entry extends z.ZodType>(entry: Entry, example: string) =>
  z
    .array(entry, because('must be a list in square brackets', example))
    .min(1, `has no entry; for example ${example}`);

/** Fields that hold words, each with an example. */
const fields = <Name extends string>(examples: Readonly<Record<Name, string>>) =>
  z.object(
    Object.fromEntries(
      Object.entries<string>(examples).map(([name, example]) => [name, text(example)]),
    ) as Record<Name, ReturnType<typeof text>>,
  );

const texts = (example: string) => list(text(example), `['${example}']`);

const slug = (example: string) =>
  text(example).regex(
    /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/,
    `may hold only small letters, digits and hyphens, because it stands in an address; for example '${example}'`,
  );

const percentage = z
  .number(because('must be a number from 0 to 100, without quotation marks or %', '40'))
  .min(0, 'must be from 0 to 100; for example 40')
  .max(100, 'must be from 0 to 100; for example 40');

const picture = z.strictObject(
  {
    name: slug('snorkelling-card'),
    alt: z.string(
      because(
        "must be text in quotation marks ('' for a picture that only decorates)",
        "'A green turtle over corals.'",
      ),
    ),
    focus: z
      .string(because('must be text in quotation marks', "'50% 60%'"))
      .regex(
        /^(100|\d{1,2})(\.\d+)?% (100|\d{1,2})(\.\d+)?%$/,
        "must be two percentages from 0 to 100; for example '50% 60%'",
      )
      .optional(),
    subject: z
      .strictObject(
        { left: percentage, top: percentage, right: percentage, bottom: percentage },
        because('must be a box', '{ left: 40, top: 30, right: 60, bottom: 70 }'),
      )
      .refine(
        ({ left, top, right, bottom }) => left < right && top < bottom,
        'must have its left before its right and its top before its bottom; for example { left: 40, top: 30, right: 60, bottom: 70 }',
      )
      .optional(),
  },
  because('must be a picture', "{ name: 'snorkelling-card', alt: 'A green turtle over corals.' }"),
);

/** The day of a content file's last change. */
const updated = z.iso.date("must be a day as year-month-day; for example '2026-11-21'");

const meta = z.object({
  title: text('FAQ | Magnetic Island Boat Adventures'),
  description: text('Ten answers before you go boating.'),
  updated,
});
const hero = z.object({ title: text('Boat Hire'), lead: text('Your own boat for the day.'), picture });
const titled = z.object({ title: text('Stinger season'), text: text('Most likely from November to May.') });
const section = z.object({
  title: text('Freedom to explore'),
  content: text('Stop in an empty cove.'),
  picture,
});

/** A page of words alone. */
const plainPage = fields({ title: 'Privacy', lead: 'What happens with your words.' }).extend({
  meta,
  sections: list(
    z.object({ title: text('What you send'), paragraphs: texts('Your words go to us alone.') }),
    "[{ title: 'What you send', paragraphs: ['…'] }]",
  ),
});

const trueOrFalse = z.boolean(because('must be true or false, without quotation marks', 'true'));

const month = fields({ name: 'January', turtles: 'Nesting', wind: 'Light', bites: 'Trevally' }).extend({
  sea: z.object({ from: positive(24), to: positive(28) }),
  stingers: trueOrFalse,
  whales: trueOrFalse,
  sunset: fields({ from: '6:50 pm', to: '6:57 pm' }),
});

/** Entries that must differ in a field, because it finds them. */
const unique = (field: string) => (entries: readonly object[], context: z.RefinementCtx) => {
  const values = entries.map((entry) => (entry as Record<string, unknown>)[field]);
  values.forEach((value, index) => {
    const earlier = values.indexOf(value);
    if (earlier === index) return;
    context.addIssue({
      code: 'custom',
      path: [index, field],
      message: `is ${JSON.stringify(value)}, which entry ${earlier + 1} has already; each needs its own, for example ${another(value, values)}`,
    });
  });
};

/** A value of the same kind that no entry has yet. */
function another(value: unknown, taken: readonly unknown[]): string {
  if (typeof value === 'number')
    return String(Math.max(...taken.filter((each) => typeof each === 'number')) + 1);
  return `'${value}${/^[a-z0-9-]+$/.test(String(value)) ? '-' : ' '}2'`;
}

const tour = z.strictObject({
  id: z
    .number(because('must be a whole number above 0, without quotation marks', '5'))
    .int('must be a whole number; for example 5')
    .positive('must be a whole number above 0; for example 5'),
  slug: slug('privatecharter'),
  name: text('Private Charter'),
  ink: z.enum(
    ['reef', 'dawn', 'dusk', 'pine'],
    because("must be 'reef', 'dawn', 'dusk' or 'pine'", "'reef'"),
  ),
  description: text('A long, unhurried day along the reef.'),
  summary: text('Fringing reef, green turtles and quiet coves.'),
  metaDescription: text('Snorkel the fringing reef of Magnetic Island.')
    .refine((value) => value.length <= 160, {
      error: ({ input }) =>
        `has ${String(input).length} characters, and search engines cut it after 160; make it shorter, for example one sentence less`,
    })
    .optional(),
  image: picture,
  hero: picture,
  tourInfo: z.strictObject(
    {
      duration: text('4-8 Hours'),
      groupSize: text('Up to 8 People Per Boat'),
      skillLevel: text('All Welcome'),
    },
    because('must hold duration, groupSize and skillLevel', "{ duration: '4-8 Hours', … }"),
  ),
  sections: list(
    z.strictObject({
      title: text('An early start'),
      content: text('We leave at about 7 AM.'),
      image: picture,
    }),
    "[{ title: 'An early start', content: '…', image: { name: 'fishing-1', alt: '…' } }]",
  ),
  highlights: texts('Time to drift over the coral').optional(),
  included: texts('Snorkel equipment').optional(),
  notIncluded: texts('The ferry to Magnetic Island').optional(),
  bring: texts('A hat and a towel').optional(),
  departure: z.string(because('must be text in quotation marks', "'From Nelly Bay'")).optional(),
  sunsetTimes: z.boolean(because('must be true or false, without quotation marks', 'true')).optional(),
  goodToKnow: z
    .array(
      z.strictObject(titled.shape),
      because('must be a list in square brackets', "[{ title: 'Stinger season', text: '…' }]"),
    )
    .optional(),
});

const review = z.object(
  {
    author_name: text('Jenny M.'),
    rating: z
      .number(because('must be a number without quotation marks, from 1 to 5', '4.5'))
      .refine((stars) => stars >= 1 && stars <= 5 && Number.isInteger(stars * 2), {
        error: ({ input }) =>
          `is ${String(input)}, but must be from 1 to 5, in halves at most; for example 4.5`,
      }),
    text: text('Two turtles before we had cleared our masks.'),
    sample: z.boolean(because('must be true or false, without quotation marks', 'true')).optional(),
    date: z.iso
      .date(because('must be a day, as year, month and day in quotation marks', '"2026-09-14"'))
      .optional(),
    source: text('Google').optional(),
  },
  because('must stand in curly brackets', '{ "author_name": "Jenny M.", "rating": 5, "text": "…" }'),
);

/** The reviews file, as the page loads it too. */
export const reviewsFile = z.object(
  {
    reviews: z.array(
      review,
      because(
        'must be a list in square brackets',
        '"reviews": [{ "author_name": "Jenny M.", "rating": 5, "text": "…" }]',
      ),
    ),
  },
  because('must hold a list named reviews', '{ "reviews": [] }'),
);

/** Every content module by file, and what it must export. */
export const contentModules: Readonly<Record<string, z.ZodObject>> = {
  'data/prices.ts': z.object({
    pricesUpdated: updated.optional(),
    tourFrom: positive(100),
    hire: positive(280),
    maxPeople: positive(8),
    groupDeal: z
      .object({ from: positive(6), to: positive(8) })
      .refine(({ from, to }) => from <= to, "has a 'from' above its 'to'; for example { from: 6, to: 8 }"),
  }),
  'data/tours.ts': z.object({
    toursUpdated: updated.optional(),
    tours: list(tour, "[{ id: 1, slug: 'snorkelling', name: 'Snorkelling', … }]")
      .superRefine(unique('id'))
      .superRefine(unique('slug'))
      .superRefine(unique('name')),
  }),
  'data/faq.ts': z.object({
    faq: z.object({
      meta,
      hero,
      entries: list(
        z.strictObject({
          slug: slug('what-to-bring'),
          question: text('What should we bring?'),
          answer: texts('A hat and a towel.'),
        }),
        "[{ slug: 'what-to-bring', question: 'What should we bring?', answer: ['A hat.'] }]",
      ).superRefine(unique('slug')),
      closing: fields({ heading: 'Still wondering?', text: 'Ask us.', button: 'Contact Us' }),
    }),
  }),
  'data/boat-hire.ts': z.object({
    boatHire: z.object({
      meta,
      hero: hero.extend({ button: text('Hire a Boat') }),
      facts: list(
        z.object({ label: text('Duration'), value: text('All Day') }),
        "[{ label: 'Duration', value: 'All Day' }]",
      ),
      sections: list(section, "[{ title: 'Freedom to explore', content: '…', picture: { … } }]"),
      details: list(titled, "[{ title: 'Your licence', text: '…' }]"),
      button: text('Hire Your Dream Boat'),
    }),
  }),
  'data/about.ts': z.object({
    about: z.object({
      meta,
      hero,
      highlights: list(titled, "[{ title: 'Safety First', text: '…' }]"),
      sections: list(section, "[{ title: 'Nelly Bay is home', content: '…', picture: { … } }]"),
      equipment: texts('Life jackets'),
      button: text('Contact Us'),
    }),
  }),
  'data/home.ts': z.object({
    home: z.object({
      meta,
      headline: fields({ kicker: 'Discover', main: 'Magnetic Island' }),
      lead: text('Four tours and a boat of your own.'),
      slides: list(picture, "[{ name: 'home-1', alt: '…' }]"),
      wheelchair: text('Wheelchair Accessible'),
      tours: fields({ heading: 'Ways onto the water', lead: 'All are welcome, first-timers too.' }),
      price: fields({ heading: 'Tours from about $100 per person', lead: 'Ask us for a group deal.' }),
      hire: fields({ heading: 'Or take the helm', text: 'Pack a picnic, pick a bay.', price: '$280' }).extend(
        {
          points: texts('All day'),
        },
      ),
      reviews: fields({ heading: 'What guests say' }),
    }),
  }),
  'data/contact.ts': z.object({
    contact: z.object({
      meta,
      heading: text('Send an enquiry'),
      warning: text('Please check your contact details.'),
      poster: fields({ heading: 'Call or write' }).extend({ picture }),
      whatHappensNext: text('We read it and answer you.'),
      privacy: fields({ text: 'What happens with your words:', link: 'Privacy' }),
      notReady: text('The form is getting ready.'),
      withoutScripts: fields({ heading: 'Write to us', text: 'Call, or send an e-mail.' }),
    }),
  }),
  'data/privacy.ts': z.object({ privacy: plainPage.extend({ instead: titled }) }),
  'data/accessibility.ts': z.object({ accessibility: plainPage.extend({ reach: titled }) }),
  'data/getting-here.ts': z.object({
    gettingHere: fields({
      heading: 'Getting here',
      lead: 'By ferry from Townsville.',
      note: 'Ask us.',
    }).extend({
      updated,
      ways: list(titled, "[{ title: 'On foot', text: '…' }]"),
    }),
  }),
  'data/planner.ts': z.object({
    planner: fields({ heading: 'When to come', lead: 'Month by month.', note: 'Every year differs.' }).extend(
      {
        updated,
        labels: z.record(z.string(), text('Sea')),
        months: list(month, "[{ name: 'January', … }]").length(
          12,
          'must hold twelve months; for example January',
        ),
      },
    ),
  }),
  'data/site.ts': z.object({
    site: fields({
      name: 'Magnetic Island Boat Adventures',
      description: 'Small-boat tours and boat hire.',
    }).extend({ wordmark: fields({ first: 'Magnetic Island', second: 'Boat Adventures' }) }),
    harbour: fields({
      label: 'Nelly Bay Harbour, Magnetic Island',
      name: 'Nelly Bay Harbour',
      street: 'Nelly Bay Harbour, Magnetic Island',
      locality: 'Nelly Bay',
      region: 'QLD',
      postalCode: '4819',
      country: 'AU',
      timeZone: 'Australia/Brisbane',
    }).extend({ mapUrl: webAddress() }),
    copyrightYear: positive(2026),
    acknowledgement: text('We acknowledge the Traditional Owners of Magnetic Island.'),
    reviewPlaces: z.object({ google: webAddress(), tripadvisor: webAddress() }),
    notFoundPicture: picture,
    ownerFacts: z.record(
      z.string(),
      z.string(because('must be text in quotation marks', "'12 345 678 901', or '' to show nothing")),
    ),
  }),
};

function webAddress() {
  return text('https://www.google.com/maps/place/…').refine(
    (value) => value.startsWith('https://') && URL.canParse(value),
    "must be a whole web address; for example 'https://www.google.com/maps/place/…'",
  );
}
