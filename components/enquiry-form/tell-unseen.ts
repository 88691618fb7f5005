import { tellUnseen } from './notice';

/** Tells as soon as it is loaded (unseen-end.tsx). */
tellUnseen();
