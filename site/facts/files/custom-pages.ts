// The build makes this list of the files in data/custom-pages/. Do not edit it.

export const files = {
};
