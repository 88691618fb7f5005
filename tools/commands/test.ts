import { command } from '../shared/command';

command(() => import('../testing/test'));
