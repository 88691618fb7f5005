import { telephoneOfPages } from '../../site/words/telephone';
import { testSettings } from './test-settings';

// Import this before `data/`: the journeys and the tests of the built site read
// the same settings as its build.
Object.assign(process.env, testSettings, telephoneOfPages());
