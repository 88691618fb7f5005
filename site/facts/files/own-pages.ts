// The build makes this list of the files in data/own-pages/. Do not edit it.

export const files = {
};
