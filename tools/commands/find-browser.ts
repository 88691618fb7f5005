import { command } from '../shared/command';

command(() => import('../testing/find-browser'));
