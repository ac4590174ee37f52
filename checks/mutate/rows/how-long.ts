import { rowsOf } from "../row.ts";
import { api, apiBeyondAreas, domain, sdk } from "../sources.ts";

const expiry = rowsOf("expiry", [
  {
    ...api,
    name: "a query passes over a moment",
    find: /\.where\("[\w.]*(?:_at|leased_until)", "[<>]=?", [\w.]+(?:\(\))?\)/g,
    to: "",
    places: 20,
    take: 8,
  },
  {
    ...apiBeyondAreas,
    name: "nothing expires",
    find: /([<>]=?) now\.getTime\(\)/g,
    to: "$1 0",
    places: 4,
  },
  {
    ...apiBeyondAreas,
    name: "nothing gets old",
    find: /now(?:\(\))?\.getTime\(\) - (?:Date\.parse\([\w.]+\)|[\w.]+\.getTime\(\))/g,
    to: "0",
    places: 6,
    take: 6,
  },
  {
    ...api,
    name: "something lasts twice as long",
    find: /\b(\w+Ms = )([\w.]+(?: \* \w+)*);/g,
    to: "$1 2 * $2;",
    places: 12,
    take: 6,
  },
  {
    ...api,
    name: "something ends later",
    find: /now\.getTime\(\) \+ (\w+)/g,
    to: "now.getTime() + 2 * $1",
    places: 6,
    take: 5,
  },
]);

const limits = rowsOf("limits", [
  {
    ...api,
    name: "a limit is a thousand times as high",
    find: /\bmax: (\w+(?: \* \w+)?),\s*seconds/g,
    to: "max: 1_000 * $1, seconds",
    places: 10,
    take: 10,
  },
  {
    ...api,
    name: "tries are not counted",
    find: /\b(?:window\.)?hits >=? (?:max\b|limits\[one\.name\]\.max)/g,
    to: "false",
    places: 2,
  },
  {
    name: "a maximum is a hundred times as high",
    files: [...api.files, ...domain.files, ...sdk.files],
    except: [...api.except, ...sdk.except],
    find: /\bconst (max\w*|longest\w*) = ([\d_]+)/g,
    to: "const $1 = 100 * $2",
    places: 8,
    take: 8,
  },
]);

export const howLong = [...expiry, ...limits];
