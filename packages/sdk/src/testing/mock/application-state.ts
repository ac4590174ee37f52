import type { Action, ClassLetter, Facts } from "@kwan/domain";
import {
  type ApplicationOnRecord,
  factsOfApplication,
  isEffectAhead,
  type Kind,
  type KindRow,
  kinds,
  obstacle,
  partsOf,
} from "@kwan/domain/kinds";
import { type Duty, separationFrom } from "@kwan/domain/tasks";
import { recordOf } from "./records.ts";
import { notFound, Refused } from "./refused.ts";
import { type Account, type Application, driverOf, invoicesOf, type MockState, uploadsOf } from "./state.ts";

/** Returns the row in the table of kinds for an application. */
export const rowOf = ({ kind }: { readonly kind: Kind }): KindRow => kinds[kind] as unknown as KindRow;

export const isCitizen = ({ role }: Account): boolean => role === "learner" || role === "driver";

/** Returns an application that the caller may see. To citizens, other people's applications do not exist. */
export function seeApplication(state: MockState, account: Account, id: string | undefined): Application {
  const application = state.applications.get(id ?? "");
  if (!application || (isCitizen(account) && account.driver !== application.driver)) throw notFound();
  requireOwnBranch(account, application);
  return application;
}

/** Officers need a reason to open an application of another branch. */
function requireOwnBranch(account: Account, { branch }: Application): void {
  if (account.role === "officer" && branch !== null && account.branch !== null && branch !== account.branch)
    throw new Refused("reason_required");
}

export function factsOf(state: MockState, application: Application): Facts {
  const { status, tier, details, steps, history } = application;
  const onRecord: ApplicationOnRecord = {
    status,
    tier,
    is_delivered: false,
    details,
    steps,
    invoices: invoicesOf(state, application.id),
    uploads: uploadsOf(state, application.id),
    is_id_verified: driverOf(state, application.driver)?.identity.is_verified === true,
    is_begun: history.some(({ by }) => by === "officer"),
  };
  return factsOfApplication(rowOf(application), onRecord, state.today());
}

/** Returns why an application can no longer be completed, or null if it can. */
export function whyImpossible(state: MockState, application: Application): string | null {
  const row = rowOf(application);
  const driver = driverOf(state, application.driver);
  if (!driver || !isEffectAhead(row, application.status)) return null;
  const letter = (application.details.license_class ?? null) as ClassLetter | null;
  return obstacle(row, recordOf(state, driver), state.today(), letter);
}

export function requireStillPossible(state: MockState, application: Application): void {
  const why = whyImpossible(state, application);
  if (why !== null) throw new Refused("state_forbids", why);
}

export const partsFor = (account: Account, application: Application) =>
  partsOf(account.role, rowOf(application), application.status, true);

/** Returns why an officer's earlier part in an application forbids an action. */
export function separation({ id }: Account, { history }: Application, action: Action): string | undefined {
  const done: Duty[] = history.filter(({ actor }) => actor === id).map((entry) => entry.action);
  return separationFrom(action, done);
}

/** Notes that an application has changed. */
export function touch(state: MockState, application: Application): void {
  application.version += 1;
  application.updated_at = state.now().toISOString();
}
