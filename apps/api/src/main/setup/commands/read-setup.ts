import type { AnswerOf, getSetup } from "@kwan/contract";
import { hasAdmin } from "../../../people/accounts/store.ts";
import type { ReadContext } from "../../../platform/context.ts";
import { priceList } from "../price-list.ts";
import { findSetup } from "../store.ts";

/** Returns whether the set-up can be finished. The prices are only shown while it can be. */
export async function readSetup({ db, deps }: ReadContext): Promise<AnswerOf<typeof getSetup>> {
  const setup = await findSetup(db);
  const isWaiting = setup !== undefined && setup.finished_at === null && !(await hasAdmin(db));
  if (!isWaiting) return { state: "done", prices: [] };
  if (Date.parse(setup.expires_at) <= deps.now().getTime()) return { state: "expired", prices: [] };
  return { state: "open", prices: priceList(deps.today()) };
}
