// The build makes this list of the files in data/tours/. Do not edit it.
import tour1 from "../../data/tours/fishing.json" with { type: 'json' };
import tour2 from "../../data/tours/privatecharter.json" with { type: 'json' };
import tour3 from "../../data/tours/snorkelling.json" with { type: 'json' };
import tour4 from "../../data/tours/sunset.json" with { type: 'json' };

export const tourFiles = {
  "fishing": tour1,
  "privatecharter": tour2,
  "snorkelling": tour3,
  "sunset": tour4,
};
