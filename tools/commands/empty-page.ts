import { command } from '../shared/command';

command(() => import('../testing/empty-page'));
