import { telephoneOfPages } from '../../site/words/telephone';

// Import this before content: `next.config.ts` gives the same to the pages.
Object.assign(process.env, telephoneOfPages());
