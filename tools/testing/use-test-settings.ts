import { telephoneOfPages } from '../../site/words/telephone';
import { testSettings } from './test-settings';

// Import this before `data/`.
Object.assign(process.env, testSettings, telephoneOfPages());
