import { command } from '../shared/command';

command(() => import('../export/develop'));
