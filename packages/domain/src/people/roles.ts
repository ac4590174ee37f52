import * as z from "zod/mini";

/**
 * The roles. A learner becomes a driver with the first licence; the others are staff, made by an admin.
 *
 * @example
 * roles.includes("reviewer"); // true
 */
export const roles = ["learner", "driver", "driving_school", "reviewer", "officer", "admin"] as const;

/** What a user is to the authority. */
export type Role = (typeof roles)[number];

/**
 * A role.
 *
 * @example
 * z.safeParse(role, "king").success; // false
 */
export const role = /* @__PURE__ */ z.enum(roles);
