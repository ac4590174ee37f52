import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { requiredText } from "../forms/text.ts";
import { role } from "./roles.ts";

/**
 * The schema of a user in a response (R-ENT-01): it must have an email, first_name, last_name, username and role.
 * `driver` is the ID of the driver profile, or null if there is none yet.
 *
 * @example
 * z.safeParse(user, { username: "ama" }).success; // false
 */
export const user = /* @__PURE__ */ z.object({
  email: /* @__PURE__ */ requiredText(m.people_email),
  first_name: /* @__PURE__ */ requiredText(m.people_first_name),
  last_name: /* @__PURE__ */ requiredText(m.people_surname),
  username: /* @__PURE__ */ requiredText(m.people_username),
  role,
  driver: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string())),
});

/** A user, as the API returns it. */
export type User = z.infer<typeof user>;
