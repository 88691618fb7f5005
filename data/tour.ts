import type { Picture } from './pictures';

/** The flat colour a tour's lettering stands on, the same in card, menu, hero and headings. */
export type Ink = 'reef' | 'dawn' | 'dusk' | 'pine';

/** A guided tour. The optional parts show nothing when left out or empty. */
export type Tour = {
  /** The number and the address name of a tour are both facts of it; `tourId` in an address may be either. */
  id: number;
  slug: string;
  name: string;
  ink: Ink;
  /** One or two sentences: the lead of the page. */
  description: string;
  /** A dozen words for the card. */
  summary: string;
  /** For search engines, at most 160 characters; a tour without one uses its description. */
  metaDescription?: string;
  /** The card's picture, and the wide one of the page's hero. */
  image: Picture;
  hero: Picture;
  tourInfo: { duration: string; groupSize: string; skillLevel: string };
  sections: readonly { title: string; content: string; image: Picture }[];
  /** For visitors deciding. */
  highlights?: readonly string[];
  included?: readonly string[];
  notIncluded?: readonly string[];
  bring?: readonly string[];
  departure?: string;
  /** Whether the page and the form say when the sun sets on a chosen day. */
  sunsetTimes?: boolean;
  goodToKnow?: readonly { title: string; text: string }[];
};
