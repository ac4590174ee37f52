import { listBranches } from "@kwan/contract";
import { incompleteAddresses, unsaved } from "../features/everyone/services/apply/unsaved.ts";
import { applicationOf, changeOf, has } from "./application.ts";
import { firstOf, pageOf, server } from "./server.ts";

const kind = "lost-damaged-license";

/** A draft application that is partly filled in. */
export const draft = applicationOf(kind, {
  status: "draft",
  submitted_at: null,
  actions: ["edit", "submit", "cancel"],
  branch: "brn_accra37",
});

export const changeDraft = changeOf(kind);

/** Returns the URL of a step in the draft's form. */
export const draftAt = (step: string) => `/services/add?kind=${kind}&draft=${draft.id}&step=${step}`;

const branch = { ...firstOf(listBranches), services: [kind] };
const ho = { ...branch, id: "brn_ho", name: "Ho", city: "Ho", region: "Volta" };
const other = { ...branch, id: "brn_other", name: "Elsewhere", services: [] };

/**
 * Makes the server return the draft, and three branches, one of which does not offer the service. Removes unsaved
 * answers from the device.
 */
export function hasDraft(application = draft): void {
  unsaved.forget(draft.id);
  incompleteAddresses.forget(draft.id);
  has(application);
  server.answer(listBranches, pageOf(branch, ho, other));
}
