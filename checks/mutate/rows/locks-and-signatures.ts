import { rowsOf } from "../row.ts";
import { api } from "../sources.ts";

const locks = rowsOf("locks", [
  {
    ...api,
    name: "a row is not locked",
    find: /\.forUpdate\((?:"\w+")?\)(?!\s*\.skipLocked)/g,
    to: "",
    places: 12,
    take: 12,
  },
  {
    ...api,
    name: "a lock that is taken counts as free",
    find: /rows\[0\]\?\.taken \?\? false/g,
    to: "true",
  },
]);

const signatures = rowsOf("signatures", [
  {
    ...api,
    name: "every signature is right",
    find: /\b(timingSafeEqual\(|verify\()/g,
    to: "true || $1",
    places: 2,
  },
  {
    ...api,
    name: "a digest leaves out its data",
    find: /\.update\(([^()]|\([^()]*\))+\)(\.digest)/g,
    skip: /development key/,
    to: '.update("")$2',
    places: 5,
    take: 6,
  },
]);

export const locksAndSignatures = [...locks, ...signatures];
