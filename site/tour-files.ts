// Made by tools/build/list-tours.ts from the files in data/tours/. Do not edit it.
import fishing from '../data/tours/fishing.json';
import privatecharter from '../data/tours/privatecharter.json';
import snorkelling from '../data/tours/snorkelling.json';
import sunset from '../data/tours/sunset.json';

export const tourFiles = { fishing, privatecharter, snorkelling, sunset };
