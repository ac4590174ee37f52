import * as z from "zod/mini";

/**
 * The roles of users. A learner becomes a driver when they get their first licence. The other roles are for driving
 * schools and staff, whose accounts an administrator creates.
 *
 * @example
 * roles.includes("reviewer"); // true
 */
export const roles = ["learner", "driver", "driving_school", "reviewer", "officer", "accountant", "admin"] as const;

/** The role of a user, one of `roles`. */
export type Role = (typeof roles)[number];

/**
 * The schema of a role, one of `roles`.
 *
 * @example
 * z.safeParse(role, "king").success; // false
 */
export const role = /* @__PURE__ */ z.enum(roles);
