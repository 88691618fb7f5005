/** How long each picture of the hero is shown, in milliseconds. */
export const ROTATION = 5000;
