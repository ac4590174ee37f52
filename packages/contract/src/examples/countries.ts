import type * as countries from "../calls/countries.ts";
import type { ExamplesOf } from "./example.ts";
import { pageOf } from "./ids.ts";

export const countryExamples: ExamplesOf<typeof countries> = {
  listCountries: {
    summary: "List countries with their demonyms",
    answer: pageOf({ name: "Ghana", code: "GH", demonym: "Ghanaian" }),
  },
};
