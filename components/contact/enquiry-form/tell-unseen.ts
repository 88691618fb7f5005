import { tellUnseen } from './notice';

/** Loading this file shows the notice (unseen-end.tsx). */
tellUnseen();
