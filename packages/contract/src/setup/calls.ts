import { personName, phoneNumberText } from "@kwan/domain";
import * as z from "zod/mini";
import { amount, filled } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";

export const getSetup = call({
  id: "getSetup",
  method: "GET",
  path: "/setup/",
  answer: () =>
    z.object({
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

export const finishSetup = call({
  id: "finishSetup",
  method: "POST",
  path: "/setup/",
  body: () =>
    z.object({
      /** The set-up secret, from the file that the server wrote when it started. */
      secret: filled(m.fields_setup_secret, 200),
      first_name: personName(m.fields_first_name),
      last_name: personName(m.fields_surname),
      email: z
        .string({ error: m.fields_email_required })
        .check(z.email({ error: m.fields_email_invalid }), z.maxLength(254)),
      phone_number: phoneNumberText,
      /** Confirms that the person has compared the prices in this version with the authority's fees. */
      prices_confirmed: z.literal(true, { error: m.fields_prices_confirmed }),
    }),
  answer: () => z.object({ username: z.string(), email: z.string() }),
  status: 201,
  errors: ["state_forbids", "code_expired", "already_exists"],
  access: ["anyone"],
});
