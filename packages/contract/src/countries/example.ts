import type { ExamplesOf } from "../example.ts";
import { pageOf } from "../example-ids.ts";
import type * as countries from "./calls.ts";

export const countryExamples: ExamplesOf<typeof countries> = {
  listCountries: {
    answer: pageOf({ name: "Ghana", code: "GH", demonym: "Ghanaian" }),
  },
};
