import { command } from '../shared/command';

command(() => import('../shared/serve'));
