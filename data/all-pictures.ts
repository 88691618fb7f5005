import { about } from './about';
import { boatHire } from './boat-hire';
import { contact } from './contact';
import { faq } from './faq';
import { home } from './home';
import type { Picture } from './pictures';
import { notFoundPicture } from './site';
import type { Tour } from './tour';
import { tours } from './tours';

/** Every picture the site shows, each name once: what `photos/` must hold and the tools make sizes of. */
export function allPictures(): readonly Picture[] {
  const pictures: Picture[] = [
    ...home.slides,
    ...tours.flatMap(tourPictures),
    about.hero.picture,
    ...about.sections.map((section) => section.picture),
    boatHire.hero.picture,
    ...boatHire.sections.map((section) => section.picture),
    faq.hero.picture,
    contact.poster.picture,
    notFoundPicture,
  ];
  return [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
}

const tourPictures = (tour: Tour): Picture[] => [
  tour.hero,
  tour.image,
  ...tour.sections.map((section) => section.image),
];
