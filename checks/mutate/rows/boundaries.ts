import { rowsOf } from "../row.ts";
import { api, apiBeyondAreas, domain, portal, sdk } from "../sources.ts";

export const boundaries = rowsOf("boundaries", [
  {
    ...domain,
    name: "a limit of the domain excludes its end",
    find: / ([<>])= /g,
    to: " $1 ",
    places: 15,
    take: 8,
  },
  {
    ...domain,
    name: "a limit of the domain includes its end",
    find: / ([<>]) (?=[\w(-])/g,
    skip: /\.length [<>]/,
    to: " $1= ",
    places: 15,
    take: 7,
  },
  {
    ...api,
    except: [
      ...apiBeyondAreas.except,
      "apps/api/src/platform/{db,blobs,http}/**",
      "apps/api/src/licensing/documents/content/**",
    ],
    name: "a limit of the server is one off",
    find: / ([<>])= /g,
    to: " $1 ",
    places: 15,
    take: 6,
  },
  {
    ...sdk,
    name: "a limit of the client excludes its end",
    find: / > (limit|upTo)\b/g,
    to: " >= $1",
    places: 2,
    take: 2,
  },
  {
    ...portal,
    name: "a limit of the portal excludes its end",
    find: / ([<>])= /g,
    // A difference of a millisecond does not matter to a clock.
    skip: /known|tolerance|minute\b/,
    to: " $1 ",
    places: 2,
    take: 2,
  },
  {
    ...portal,
    name: "a limit of the portal includes its end",
    find: / ([<>]) (?=[\w(-])/g,
    // A difference of a millisecond does not matter to a clock.
    skip: /known|tolerance|minute\b/,
    to: " $1= ",
    places: 5,
    take: 5,
  },
  {
    ...domain,
    name: "weekends and holidays count as working days",
    find: /if \(isWorkingDay\(day\)\) number/g,
    to: "if (true) number",
  },
  {
    ...domain,
    name: "an age is in the wrong band",
    find: /to === null \|\| days <= to/g,
    to: "to === null || days < to",
  },
]);
