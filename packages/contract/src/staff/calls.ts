/**
 * Staff accounts and undelivered messages. For administrators.
 *
 * @module
 */

import { roles } from "@kwan/domain";
import * as z from "zod/mini";
import { id, instant, line, nonEmptyText, reason, sentence } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { listQuery, page, sortBy } from "../lists.ts";
import { staffMember } from "./shapes.ts";

const staffRoles = roles.filter((role) => role !== "learner" && role !== "driver");

/**
 * Lists staff accounts, filtered by role or text.
 *
 * @summary List staff accounts
 * @sdk staff.list
 * @example
 * for await (const person of kwan.staff.list({ role: "officer" })) console.log(person.username);
 */
export const listStaff = call({
  id: "listStaff",
  paged: true,
  method: "GET",
  path: "/staff/",
  query: listQuery({
    role: z.optional(z.enum(staffRoles)),
    search: z.optional(z.string().check(z.maxLength(100))),
    /**
     * What to sort by. Put a "-" before the field to reverse the order. Default: the newest accounts come first.
     */
    sort: z.optional(sortBy(["name", "role"])),
  }),
  answer: page(staffMember),
  access: ["staff.manage"],
});

/**
 * Creates a staff account. The account becomes active once another administrator has approved its role. The new
 * colleague then gets an email with a link to set a password. Signing up never creates a staff account.
 *
 * @summary Create a staff account
 * @sdk staff.create
 * @example
 * await kwan.staff.create({ email, username, first_name, last_name, role: "officer" });
 */
export const createStaff = call({
  id: "createStaff",
  method: "POST",
  path: "/staff/",
  body: z.object({
    email: z
      .string({ error: m.fields_email_required })
      .check(z.email({ error: m.fields_email_invalid }), z.maxLength(254)),
    username: z
      .string({ error: m.fields_username_required })
      .check(z.minLength(3, { error: m.fields_username_short }), z.maxLength(30)),
    first_name: nonEmptyText(m.fields_first_name_required, 100),
    last_name: nonEmptyText(m.fields_surname_required, 100),
    role: z.enum(staffRoles, { error: m.fields_staff_role }),
    branch: z.optional(z.nullable(id)),
    school: z.optional(z.nullable(id)),
    reason: z.optional(reason),
  }),
  answer: staffMember,
  status: 201,
  errors: ["already_exists"],
  access: ["staff.manage"],
  power: "open_staff_account",
});

/**
 * Changes a staff account's role, branch or school, or deactivates the account. Changes that remove permissions take
 * effect immediately. Another administrator must approve a new role, a new branch, access to all branches or the
 * reactivation of an account.
 *
 * @summary Change or deactivate a staff account
 * @sdk staff.update
 * @example
 * await kwan.staff.update(colleague.id, { is_active: false }, { ifMatch: colleague });
 */
export const updateStaff = call({
  id: "updateStaff",
  method: "PATCH",
  path: "/staff/{id}/",
  body: z.object({
    role: z.optional(z.enum(staffRoles, { error: m.fields_staff_role })),
    branch: z.optional(z.nullable(id)),
    school: z.optional(z.nullable(id)),
    reason: z.optional(reason),
    /** Whether the account can be used. */
    is_active: z.optional(z.boolean()),
  }),
  answer: staffMember,
  errors: ["state_forbids", "own_request", "already_open"],
  ifMatch: "required",
  access: ["staff.manage"],
  power: "narrow_staff_account",
});

const undelivered = z.object({
  id,
  /** Whether the message is an email or an SMS. */
  channel: z.enum(["email", "sms"]),
  /** Email address or phone number of the recipient. */
  to: line,
  /** What the message is about. */
  purpose: line,
  /** The number of attempts to deliver the message. */
  tries: z.int(),
  /** Why the last attempt to deliver the message failed. */
  last_error: line,
  /** When the last attempt to deliver the message failed. */
  failed_at: instant,
});

/**
 * Lists messages that could not be delivered and are no longer retried.
 *
 * @summary List messages that could not be delivered
 * @sdk staff.undelivered
 * @example
 * const { count } = await kwan.staff.undelivered();
 */
export const listUndelivered = call({
  id: "listUndelivered",
  paged: true,
  method: "GET",
  path: "/staff/undelivered/",
  query: listQuery({}),
  answer: page(undelivered),
  access: ["messages.retry"],
  audit: "messages",
});

/**
 * Sends an undelivered message again.
 *
 * @summary Resend an undelivered message
 * @sdk staff.retryUndelivered
 * @example
 * await kwan.staff.retryUndelivered(id);
 */
export const retryUndelivered = call({
  id: "retryUndelivered",
  method: "POST",
  path: "/staff/undelivered/{id}/retry/",
  answer: sentence,
  status: 202,
  errors: ["state_forbids"],
  access: ["messages.retry"],
  power: "retry_message",
});
