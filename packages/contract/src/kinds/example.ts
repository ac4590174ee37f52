import { type Kind, kinds } from "@kwan/domain/kinds";
import type { Example } from "../example.ts";
import { ids } from "../example-ids.ts";
import { exampleService } from "../services/example.ts";
import { createService, getService, reportService, updateService } from "./calls.ts";
import { exampleDetails } from "./details-example.ts";

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
        description: `${kinds[kind as Kind].summary} With \`submit\`, the application is checked and submitted. Without it, the application is saved as a draft.`,
        body: { submit: true, branch: ids.branch, tier: "standard", details: exampleDetails[kind as Kind] },
        answer: serviceLike(kind as Kind),
      },
    ]);
  for (const [kind, call] of Object.entries(getService))
    entries.push([
      call.id,
      {
        params: { id: ids.service },
        answer: serviceLike(kind as Kind),
      },
    ]);
  for (const [kind, call] of Object.entries(updateService))
    entries.push([
      call.id,
      {
        params: { id: ids.service },
        body: { details: exampleDetails[kind as Kind] },
        answer: { ...serviceLike(kind as Kind), status: "draft", actions: ["edit", "submit", "cancel"] },
      },
    ]);
  for (const [kind, call] of Object.entries(reportService))
    entries.push([
      call.id,
      {
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
