import * as z from "zod/mini";

/**
 * A choice in a list (R-ENT-06): both its value and its label are text.
 *
 * @example
 * z.safeParse(option, { value: "GH", label: "Ghanaian" }).success; // true
 */
export const option = /* @__PURE__ */ z.object({
  value: /* @__PURE__ */ z.string(),
  label: /* @__PURE__ */ z.string(),
});

/** A choice in a list. */
export type Option = z.infer<typeof option>;
