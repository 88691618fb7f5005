// The build makes this list of the files in data/tours/. Do not edit it.
import file1 from "../../../data/tours/fishing.json" with { type: 'json' };
import file2 from "../../../data/tours/privatecharter.json" with { type: 'json' };
import file3 from "../../../data/tours/snorkelling.json" with { type: 'json' };
import file4 from "../../../data/tours/sunset.json" with { type: 'json' };

export const files = {
  "fishing": file1,
  "privatecharter": file2,
  "snorkelling": file3,
  "sunset": file4,
};
