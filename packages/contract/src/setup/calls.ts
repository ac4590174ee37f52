/**
 * The set-up of a new installation, which creates its first administrator.
 *
 * @module
 */

import { personName, phoneNumberText } from "@kwan/domain";
import * as z from "zod/mini";
import { amount, nonEmptyText } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";

/**
 * Returns whether the installation still has to be set up. The `state` is `open` if the installation needs its first
 * administrator. It is `expired` if the set-up secret has expired: the server writes a new one the next time it
 * starts.
 *
 * @summary Check whether this installation still has to be set up
 * @sdk setup.get
 * @example
 * const { state } = await kwan.setup.get();
 */
export const getSetup = call({
  id: "getSetup",
  method: "GET",
  path: "/setup/",
  answer: z.object({
    /** Whether the set-up is open, has expired or is complete. */
    state: z.enum(["open", "expired", "done"]),
    /** The prices to confirm. The list is empty unless the set-up is open. */
    prices: z.array(
      z.object({
        /** The service that has this price, or the option that costs extra. */
        title: z.string(),
        /** The parts of the price. The list is empty for an option. */
        items: z.array(z.object({ title: z.string(), amount })),
        /** Total, in Ghana cedis, with two decimal places. */
        total: amount,
      }),
    ),
  }),
  access: ["anyone"],
});

/**
 * Creates the first administrator. You need the set-up secret, and you can make this call only once. The
 * administrator then sets a password with a password reset.
 *
 * @summary Create the first administrator
 * @sdk setup.finish
 * @example
 * await kwan.setup.finish({ secret, first_name, last_name, email, phone_number, prices_confirmed: true });
 */
export const finishSetup = call({
  id: "finishSetup",
  method: "POST",
  path: "/setup/",
  body: z.object({
    /** The set-up secret, from the file that the server wrote when it started. */
    secret: nonEmptyText(m.fields_setup_secret, 200),
    first_name: personName(m.fields_first_name),
    last_name: personName(m.fields_surname),
    email: z
      .string({ error: m.fields_email_required })
      .check(z.email({ error: m.fields_email_invalid }), z.maxLength(254)),
    phone_number: phoneNumberText,
    /** Confirms that the person has compared the prices in this version with the authority's fees. */
    prices_confirmed: z.literal(true, { error: m.fields_prices_confirmed }),
  }),
  answer: z.object({ username: z.string(), email: z.string() }),
  status: 201,
  errors: ["state_forbids", "code_expired", "already_exists"],
  access: ["anyone"],
});
