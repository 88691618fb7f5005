import { command } from '../shared/command';

command(() => import('../editor/edit'));
