import { type Kind, kinds } from "@kwan/domain/kinds";
import type { Example } from "../example.ts";
import { ids } from "../example-ids.ts";
import { exampleService } from "../services/example.ts";
import { createService, getService, reportService, updateService } from "./calls.ts";
import { exampleDetails } from "./details-example.ts";

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

const objectOf = (kind: string): string => objects[kind as Kind];

/** Returns the example application for a kind of service. */
const serviceLike = (kind: Kind) => ({
  ...exampleService,
  kind,
  type: kinds[kind].code,
  title: kinds[kind].title,
  details: exampleDetails[kind],
});

/** Returns the examples for the calls of each kind of service, by the call's ID. */
function kindExamples(): Record<string, Example> {
  const entries: [string, object][] = [];
  for (const [kind, call] of Object.entries(createService))
    entries.push([
      call.id,
      {
        summary: `Create an application for ${objectOf(kind)}`,
        description: `${kinds[kind as Kind].summary} With \`submit\`, the application is checked and submitted. Without it, the application is saved as a draft.`,
        body: { submit: true, branch: ids.branch, tier: "standard", details: exampleDetails[kind as Kind] },
        answer: serviceLike(kind as Kind),
      },
    ]);
  for (const [kind, call] of Object.entries(getService))
    entries.push([
      call.id,
      {
        summary: `Read an application for ${objectOf(kind)}`,
        params: { id: ids.service },
        answer: serviceLike(kind as Kind),
      },
    ]);
  for (const [kind, call] of Object.entries(updateService))
    entries.push([
      call.id,
      {
        summary: `Change an application for ${objectOf(kind)}`,
        description:
          "You can change the application while it is a draft, or when the office has requested more information.",
        params: { id: ids.service },
        body: { details: exampleDetails[kind as Kind] },
        answer: { ...serviceLike(kind as Kind), status: "draft", actions: ["edit", "submit", "cancel"] },
      },
    ]);
  for (const [kind, call] of Object.entries(reportService))
    entries.push([
      call.id,
      {
        summary: `Report on applications for ${objectOf(kind)}`,
        description: "Counts the applications in a period. The groups add up to the total.",
        body: { from: "2026-11-01", to: "2026-11-30", group_by: "status" },
        answer: {
          kind,
          from: "2026-11-01",
          to: "2026-11-30",
          total: 3,
          by_status: [
            { status: "paid", count: 1 },
            { status: "completed", count: 2 },
          ],
          groups: [
            { key: "paid", label: "Paid", count: 1 },
            { key: "completed", label: "Completed", count: 2 },
          ],
        },
      },
    ]);
  return Object.fromEntries(entries) as Record<string, Example>;
}

export const perKindExamples = kindExamples();
