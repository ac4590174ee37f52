import type { Row } from "../row.ts";
import { api } from "../sources.ts";

export const locksAndSignatures: readonly Row[] = [
  {
    ...api,
    name: "a row is not locked",
    class: "locks",
    find: /\.forUpdate\((?:"\w+")?\)(?!\s*\.skipLocked)/g,
    to: "",
    places: 12,
    take: 12,
  },
  {
    ...api,
    name: "a lock that is taken counts as free",
    class: "locks",
    find: /rows\[0\]\?\.taken \?\? false/g,
    to: "true",
    places: 1,
  },
  {
    ...api,
    name: "every signature is right",
    class: "signatures",
    find: /\b(timingSafeEqual\(|verify\()/g,
    to: "true || $1",
    places: 2,
  },
  {
    ...api,
    name: "a digest leaves out its data",
    class: "signatures",
    find: /\.update\(([^()]|\([^()]*\))+\)(\.digest)/g,
    skip: /development key/,
    to: '.update("")$2',
    places: 5,
    take: 6,
  },
];
