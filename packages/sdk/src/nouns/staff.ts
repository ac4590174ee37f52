// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { createStaff, listStaff, listUndelivered, retryUndelivered, updateStaff } from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/**
 * Staff accounts and undelivered messages. For administrators.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { staff });
 */
/* @__NO_SIDE_EFFECTS__ */
export const staff = (send: Send) => ({
  /**
   * Lists staff accounts, filtered by role or text.
   *
   * @example
   * for await (const person of kwan.staff.list({ role: "officer" })) console.log(person.username);
   */
  list: method(
    listStaff,
    (query?: Query<typeof listStaff>, options?: CallOptions): Answering<typeof listStaff> =>
      send(listStaff, { query }, options),
  ),
  /**
   * Creates a staff account. The account becomes active once another administrator has approved its role.
   *
   * @example
   * await kwan.staff.create({ email, username, first_name, last_name, role: "officer" });
   */
  create: method(
    createStaff,
    (body: Body<typeof createStaff>, options?: PostOptions): Answering<typeof createStaff> =>
      send(createStaff, { body }, options),
  ),
  /**
   * Changes a staff account's role, branch or school, or deactivates the account. Another administrator has to approve
   * a change that gives the account more permissions.
   *
   * @example
   * await kwan.staff.update(id, { is_active: false });
   */
  update: method(
    updateStaff,
    (id: string, body?: Body<typeof updateStaff>, options?: UpdateOptions): Answering<typeof updateStaff> =>
      send(updateStaff, { params: { id }, body }, options),
  ),
  /**
   * Lists messages that could not be delivered and are no longer retried.
   *
   * @example
   * const { count } = await kwan.staff.undelivered();
   */
  undelivered: method(
    listUndelivered,
    (query?: Query<typeof listUndelivered>, options?: CallOptions): Answering<typeof listUndelivered> =>
      send(listUndelivered, { query }, options),
  ),
  /**
   * Sends an undelivered message again.
   *
   * @example
   * await kwan.staff.retryUndelivered(id);
   */
  retryUndelivered: method(
    retryUndelivered,
    (id: string, options?: PostOptions): Answering<typeof retryUndelivered> =>
      send(retryUndelivered, { params: { id } }, options),
  ),
});
