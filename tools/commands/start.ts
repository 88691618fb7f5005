import { command } from '../shared/command';

command(() => import('../preview/start'));
