import aboutFile from '../../data/about.json' with { type: 'json' };
import accessibilityFile from '../../data/accessibility.json' with {
  type: 'json',
};
import boatHireFile from '../../data/boat-hire.json' with { type: 'json' };
import contactFile from '../../data/contact.json' with { type: 'json' };
import faqFile from '../../data/faq.json' with { type: 'json' };
import gettingHereFile from '../../data/getting-here.json' with {
  type: 'json',
};
import homeFile from '../../data/home.json' with { type: 'json' };
import llmsFile from '../../data/llms.json' with { type: 'json' };
import placesFile from '../../data/places.json' with { type: 'json' };
import plannerFile from '../../data/planner.json' with { type: 'json' };
import privacyFile from '../../data/privacy.json' with { type: 'json' };
import { anchorsOf } from '../../data/schema/pages';
import tourPageFile from '../../data/tour-page.json' with { type: 'json' };
import { enquiryFields } from '../enquiry/fields';
import { atLeastOne } from '../facts/at-least-one';
import { callOrText, contactEmail, whatsAppAddress } from '../facts/contact';
import { harbour } from '../facts/harbour';
import { ownerAnswers } from '../facts/owner-answers';
import { dateInWords } from '../words/calendar-day';
import { phrases } from '../words/phrases';
import { inOneSentence, paragraphsOf, timeRange } from '../words/wording';
import { filled, read } from './read';
import { site } from './site';
import { questions } from './values';

// The texts with their values. {name} is left for its component.
export const about = read('data/about.json', aboutFile);
export const accessibility = filled(accessibilityFile);
export const boatHire = read('data/boat-hire.json', boatHireFile);
export const contact = filled(contactFile);
export const gettingHere = filled(gettingHereFile);
export const home = read('data/home.json', homeFile);
/** The words of llms.txt, and of the prices in structured data. */
export const llms = filled(llmsFile);
export const planner = filled(plannerFile);
/** The earliest sunset of the year and the latest. */
export const sunsetRange = timeRange(
  planner.months.flatMap(({ sunset }) => [sunset.from, sunset.to]),
);
export const privacy = filled(privacyFile, {
  updated: dateInWords(privacyFile.updated),
  formFields: inOneSentence(enquiryFields.map(({ label }) => label)),
  siteName: site.name,
  harbourLabel: harbour.label,
  contactEmail,
  callOrText,
  enquiriesKept: ownerAnswers.enquiriesKept || phrases.enquiriesKept,
  whatsAppPrivacy: whatsAppAddress && phrases.whatsAppPrivacy,
});
/**
 * Its words about a tour that is off must stay true after that day, because a
 * page may be read long after its build.
 */
export const tourPage = filled(tourPageFile);
export const whereWeGo = filled(placesFile);

const anchors = anchorsOf(filled(questions));

export const faq = {
  ...read('data/faq.json', faqFile),
  entries: atLeastOne(
    filled(questions).map(({ question, answer }, index) => ({
      slug: anchors[index] ?? '',
      question,
      answer: paragraphsOf(answer),
    })),
  ),
};
