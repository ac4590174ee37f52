import type { Row } from "../row.ts";
import { api, domain, portal, sdk } from "../sources.ts";

export const boundaries: readonly Row[] = [
  {
    ...domain,
    name: "a limit of the domain excludes its end",
    class: "boundaries",
    find: / ([<>])= /g,
    to: " $1 ",
    places: 15,
    take: 8,
  },
  {
    ...domain,
    name: "a limit of the domain includes its end",
    class: "boundaries",
    find: / ([<>]) (?=[\w(-])/g,
    skip: /\.length [<>]/,
    to: " $1= ",
    places: 15,
    take: 7,
  },
  {
    ...api,
    except: [...api.except, "apps/api/src/{db,blobs,http}/**", "apps/api/src/documents/content/**"],
    name: "a limit of the server is one off",
    class: "boundaries",
    find: / ([<>])= /g,
    to: " $1 ",
    places: 15,
    take: 6,
  },
  {
    ...sdk,
    name: "a limit of the client excludes its end",
    class: "boundaries",
    find: / ([<>])= /g,
    to: " $1 ",
    places: 2,
    take: 2,
  },
  {
    ...portal,
    name: "a limit of the portal excludes its end",
    class: "boundaries",
    find: / ([<>])= /g,
    // A millisecond makes no difference to a clock.
    skip: /known|tolerance|minute\b/,
    to: " $1 ",
    places: 2,
    take: 2,
  },
  {
    ...portal,
    name: "a limit of the portal includes its end",
    class: "boundaries",
    find: / ([<>]) (?=[\w(-])/g,
    // A millisecond makes no difference to a clock.
    skip: /known|tolerance|minute\b/,
    to: " $1= ",
    places: 5,
    take: 5,
  },
];
