import { command } from '../shared/command';

command(() => import('../testing/build-sites'));
