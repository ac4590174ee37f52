import { createStaff, listStaff, listUndelivered, retryUndelivered, updateStaff } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Staff accounts and undelivered messages: for admins. */
export interface Staff {
  /**
   * Staff accounts, by role or text.
   *
   * @example
   * for await (const person of kwan.staff.list({ role: "officer" })) console.log(person.username);
   */
  readonly list: Method<typeof listStaff>;
  /**
   * Makes a staff account.
   *
   * @example
   * await kwan.staff.create({ email, username, first_name, last_name, role: "officer" });
   */
  readonly create: Method<typeof createStaff>;
  /**
   * Changes role, branch or school of a staff account, or ends it.
   *
   * @example
   * await kwan.staff.update(id, { is_active: false });
   */
  readonly update: Method<typeof updateStaff>;
  /**
   * Messages that could not be delivered and are no longer tried.
   *
   * @example
   * const { count } = await kwan.staff.undelivered();
   */
  readonly undelivered: Method<typeof listUndelivered>;
  /**
   * Tries an undelivered message again.
   *
   * @example
   * await kwan.staff.retryUndelivered(id);
   */
  readonly retryUndelivered: Method<typeof retryUndelivered>;
}

/**
 * Staff accounts and undelivered messages: for admins.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { staff });
 */
/* @__NO_SIDE_EFFECTS__ */
export const staff = (send: Send): Staff => ({
  list: send(listStaff),
  create: send(createStaff),
  update: send(updateStaff),
  undelivered: send(listUndelivered),
  retryUndelivered: send(retryUndelivered),
});
