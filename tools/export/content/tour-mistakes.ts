import type { TourFile } from '../../../data/schema/tours';
import type { Mistake } from '../../shared/mistakes';
import { sharedValues } from './entry-mistakes';

type TourFacts = Pick<TourFile, 'name' | 'id' | 'backOn'> & { slug: string };

/** What two tours may not share, and that one of them is on. */
export function tourMistakes(
  tours: readonly TourFacts[],
  today: string,
): Mistake[] {
  const shared = sharedValues('data/tours', tours, {
    name: 'give this one another',
    id: 'take it out of this copy',
  });
  if (tours.some(({ backOn }) => !backOn || backOn <= today)) return shared;
  return [
    ...shared,
    {
      sentence:
        'There is no tour that is on; one of them must be without a day in ‘Off until’.',
    },
  ];
}
