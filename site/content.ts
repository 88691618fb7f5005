import aboutFile from '../data/about.json' with { type: 'json' };
import accessibilityFile from '../data/accessibility.json' with { type: 'json' };
import boatHireFile from '../data/boat-hire.json' with { type: 'json' };
import contactFile from '../data/contact.json' with { type: 'json' };
import faqFile from '../data/faq.json' with { type: 'json' };
import gettingHereFile from '../data/getting-here.json' with { type: 'json' };
import homeFile from '../data/home.json' with { type: 'json' };
import llmsFile from '../data/llms.json' with { type: 'json' };
import placesFile from '../data/places.json' with { type: 'json' };
import plannerFile from '../data/planner.json' with { type: 'json' };
import privacyFile from '../data/privacy.json' with { type: 'json' };
import tourPageFile from '../data/tour-page.json' with { type: 'json' };
import { dateInWords } from './calendar-day';
import { whoCanComeSentences } from './owner-answers';
import { filled, questions } from './values';

/** The texts of the pages and of their parts. The values in them are filled in. A name such as {name} is left for its component. */
export const about = filled(aboutFile);
export const accessibility = filled(accessibilityFile);
export const boatHire = filled(boatHireFile);
export const contact = filled(contactFile);
export const gettingHere = filled(gettingHereFile);
export const home = filled(homeFile);
/** The words of llms.txt, and of the prices in structured data. */
export const llms = filled(llmsFile);
export const planner = filled(plannerFile);
export const privacy = filled(privacyFile, { updated: dateInWords(privacyFile.updated) });
/** The texts of all tour pages. Those of a tour that is off stay true after its day: a page may be read long after it was built. */
export const tourPage = filled(tourPageFile);
export const whereWeGo = filled(placesFile);

/** The texts of the FAQ page. A question that is `onlyWith` something is left out without it. */
export const faq = {
  ...filled(faqFile),
  // The content check refuses an empty list.
  entries: filled(questions).map(({ slug, question, answer }) => ({
    slug,
    question,
    answer: answer.flatMap((words) => (words === '{whoCanCome}' ? whoCanComeSentences : words)),
  })) as [Entry, ...Entry[]],
};

type Entry = { slug: string; question: string; answer: [string, ...string[]] };
