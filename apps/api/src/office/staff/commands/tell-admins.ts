import { activeAdmins } from "../../../people/accounts/store.ts";
import type { Work } from "../../../platform/context.ts";
import type { AccountId } from "../../../platform/ids.ts";
import { notify } from "../../../platform/notifications/notify.ts";

/** Tells every administrator except one about a change of accounts that one person can make alone. */
export async function tellAdmins(
  work: Work,
  except: AccountId | null,
  words: () => { readonly title: string; readonly message: string },
): Promise<void> {
  for (const { id } of await activeAdmins(work.tx))
    if (id !== except) await notify(work, { user_id: id, words, isSecurity: true });
}
