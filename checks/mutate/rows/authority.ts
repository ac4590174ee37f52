import { rowsOf } from "../row.ts";
import { api, domain } from "../sources.ts";

/** A replacement that removes a call but still evaluates its arguments. */
const toNobody = "await (async (..._: unknown[]) => undefined)(";

/**
 * Mutations of the rules for the authority's own work: two people for a decision, other branches, tasks, imports, and
 * checks that must come first.
 */
export const authority = rowsOf("duties", [
  {
    ...api,
    name: "another branch needs no reason",
    find: /await require(?:Reason|Applicant|NoAccount)\(/g,
    to: toNobody,
    places: 9,
  },
  {
    ...api,
    name: "people work on their own record",
    find: /\brequireOtherPerson\(/g,
    skip: /function/,
    to: "(async (..._: unknown[]) => undefined)(",
    places: 4,
  },
  {
    ...api,
    name: "one person does both parts",
    find: /if \(.*(?:proposed_by|made_by) === actor\.id.*\) throw/g,
    to: "if (false) throw",
    places: 2,
  },
  {
    ...api,
    name: "nobody else has to approve",
    find: /options\.needsSecond \?\? \(await takesSecond\([^)]*\)\)/g,
    to: "false",
  },
  {
    ...api,
    name: "duties are not separate",
    find: /await requireSeparation\(/g,
    to: toNobody,
  },
  {
    ...domain,
    name: "a pair of duties is left out",
    find: /\{ first: "\w+", second: "\w+", why: [\w.]+ \},/g,
    to: "",
    places: 3,
  },
  {
    ...domain,
    name: "an officer does the step of somebody else",
    find: /steps\[step\]\.by === "officer"/g,
    to: "true",
  },
  {
    ...domain,
    name: "documents and identity are not needed",
    find: /documents_reviewed: true, identity_verified: true/g,
    to: "",
  },
  {
    ...api,
    name: "a change to a record does not open or close its task",
    find: /if \(!watch\.isIdle\(row\)\)/g,
    to: "if (false)",
  },
  {
    ...api,
    name: "a record that has changed is written over",
    find: /if \(!isSame\(\w+, \w+\)\)/g,
    to: "if (false)",
  },
  {
    ...api,
    name: "a claimed licence is as good as a confirmed one",
    find: /await requireConfirmed\(/g,
    to: toNobody,
    places: 4,
  },
  {
    ...api,
    name: "a lesson counts without the learner",
    find: / and class_records\.is_verified/g,
    to: "",
  },
  {
    ...api,
    name: "two lessons overlap",
    find: /if \(clash\.\w+\)/g,
    to: "if (!clash)",
    places: 3,
  },
  {
    ...api,
    name: "a file is imported whatever it holds",
    find: /usableShare\(counts\) >= importRow\(what\)\.match_rate/g,
    to: "true",
  },
  {
    ...api,
    name: "the secret of the set-up does not matter",
    find: /hashToken\(input\.secret\.trim\(\)\) !== setup\.secret_hash/g,
    to: "false",
  },
  {
    ...api,
    name: "a set-up happens twice",
    find: /const isDone = .+;/g,
    to: "const isDone = setup === undefined;",
  },
  {
    ...api,
    name: "evidence is attached after the decision",
    find: /if \(state !== \(needs_second \? "proposed" : "in_force"\)\)/g,
    to: "if (false)",
  },
  {
    ...api,
    name: "somebody decides on the appeal of a rejection of their own",
    find: /if \(await tookPartInRejection\(/g,
    to: "if (await (async (..._: unknown[]) => false)(",
  },
  {
    ...domain,
    name: "an officer reopens a rejected application without an appeal",
    find: /action: "reinstate", by: system/g,
    to: 'action: "reinstate", by: officer',
  },
]);
