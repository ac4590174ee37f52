import { rowsOf } from "../row.ts";
import { api, apiBeyondAreas, domain, portal, sdk } from "../sources.ts";

const ownership = rowsOf("ownership", [
  {
    ...api,
    name: "a query returns the rows of everybody",
    find: /\.where\("(?:\w+\.)?(?:driver_id|user_id|caller|school_id)", "=", [\w.]+\)/g,
    to: "",
    places: 50,
    take: 10,
  },
  {
    ...apiBeyondAreas,
    name: "the owner is not compared",
    find: /[\w.]+ !== actor\.(?:driver|id|branch|school)\b/g,
    to: "false",
    places: 5,
  },
  {
    ...apiBeyondAreas,
    name: "everybody is taken for the owner",
    find: /actor\.(?:driver|id) === [\w.]+/g,
    to: "true",
    places: 7,
    take: 6,
  },
  {
    name: "a role is not checked",
    ...apiBeyondAreas,
    find: /\b(?:may\(actor, (?:[^()]|\([^()]*\))+\)|isCitizen\(actor\)|mayDo\([^)]+\))/g,
    to: "true",
    places: 20,
    take: 7,
  },
  {
    ...api,
    name: "an officer of a branch sees all branches",
    find: /branchOf\(actor, [^)]+\) \?\? query\.branch/g,
    to: "query.branch",
    places: 2,
  },
  {
    ...api,
    name: "a limit is shared by everybody",
    find: /(\blimit\("\w+", \{(?: \w+,)* )(network|account|device|target)( \}\))/g,
    to: '$1$2: ""$3',
    places: 5,
    take: 4,
  },
  {
    ...api,
    name: "the person concerned reads the evidence of a decision",
    find: /\? may\(actor, \.\.\.subjectReaders\[decision_subject \?\? "driver"\]\)/g,
    to: "? true",
  },
  {
    ...api,
    name: "reports leave the branch of the officer",
    find: /branch: branchFor\(actor, body\.branch\)/g,
    to: "branch: body.branch",
    places: 3,
  },
]);

const refusals = rowsOf("refusals", [
  {
    ...api,
    except: [...apiBeyondAreas.except, "apps/api/src/platform/{db,blobs}/**"],
    name: "nothing is refused",
    find: /if \(.+\) (throw|return refuse\b|return \{ refusal)/g,
    skip: /\berror\b/,
    to: "if (false) $1",
    places: 90,
    take: 12,
  },
  {
    ...domain,
    name: "a rule of the domain is passed over",
    find: /\bif \(.+\) return\b/g,
    skip: /\.length > \d/,
    to: "if (false) return",
    places: 30,
    take: 10,
  },
  {
    ...sdk,
    name: "a case of the client is passed over",
    find: /\bif \(.+\) (return|throw)\b/g,
    to: "if (false) $1",
    places: 25,
    take: 8,
  },
  {
    ...portal,
    name: "a rule of the portal is passed over",
    find: /\bif \(.+\) (return|throw)\b/g,
    to: "if (false) $1",
    places: 25,
    take: 10,
  },
]);

export const whoMay = [...ownership, ...refusals];
