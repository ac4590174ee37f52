import { type Kind, kinds } from "@kwan/domain/kinds";
import { createService, getService, reportService, updateService } from "../src/index.ts";

/**
 * What people apply for with each kind of service, as a noun phrase. Titles in the imperative cannot be used in a
 * sentence.
 */
const objects: Readonly<Record<Kind, string>> = {
  "learners-license": "a learner's licence",
  "license-application": "a driver's licence",
  "license-application/commercial": "a commercial driver's licence",
  "drivers-renewal": "a driver's licence renewal",
  "expired-drivers-license-replacement": "the replacement of an expired licence",
  "foreign-license-conversion": "a foreign licence conversion",
  "international-driving-permit": "an international driving permit",
  "center-change": "a change of processing centre",
  "license-revocation": "the revocation of a licence",
  "lost-damaged-license": "the replacement of a damaged licence",
  "lost-damaged-license/lost": "the replacement of a lost or stolen licence",
  "old-drivers-license-replacement": "the replacement of an old card",
  "upgrading-drivers-license": "a licence upgrade",
  "learners-license-renewal": "a learner's licence renewal",
  "hazard-permit": "a hazardous goods permit",
  "hazard-permit/renew": "a hazardous goods permit renewal",
  amendment: "a record amendment",
  "proficiency-test": "a proficiency test",
  "additional-class": "an additional class",
};

interface Words {
  readonly summary: string;
  readonly description?: string;
}

const wordsOf = (table: Readonly<Record<string, { readonly id: string }>>, words: (kind: Kind) => Words) =>
  Object.entries(table).map(([kind, { id }]) => [id, words(kind as Kind)] as const);

/** The words of the calls for each kind of service, which are defined once for all kinds, by the ID of the call. */
export const kindWords: ReadonlyMap<string, Words> = new Map([
  ...wordsOf(createService, (kind) => ({
    summary: `Create an application for ${objects[kind]}`,
    description: `${kinds[kind].summary} With \`submit\`, the application is checked and submitted. Without it, the application is saved as a draft.`,
  })),
  ...wordsOf(getService, (kind) => ({ summary: `Read an application for ${objects[kind]}` })),
  ...wordsOf(updateService, (kind) => ({
    summary: `Change an application for ${objects[kind]}`,
    description:
      "You can change the application while it is a draft, or when the office has requested more information.",
  })),
  ...wordsOf(reportService, (kind) => ({
    summary: `Report on applications for ${objects[kind]}`,
    description: "Counts the applications in a period. The groups add up to the total.",
  })),
]);
