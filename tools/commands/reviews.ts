import { command } from '../shared/command';

command(() => import('../owner/reviews'));
