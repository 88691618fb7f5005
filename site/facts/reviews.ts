import { parse } from '../../data/schema/files';
import reviewsFile from '../../public/reviews.json' with { type: 'json' };

/** The reviews that the build knows, as the file has them. */
export const { reviews } = parse('public/reviews.json', reviewsFile);
