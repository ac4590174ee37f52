import * as z from "zod/mini";

/**
 * The schema of an option in a list (R-ENT-06). The value and the label are strings.
 *
 * @example
 * z.safeParse(option, { value: "GH", label: "Ghanaian" }).success; // true
 */
export const option = /* @__PURE__ */ z.object({
  /** Country code. */
  value: /* @__PURE__ */ z.string(),
  label: /* @__PURE__ */ z.string(),
});

/** An option in a list: the value to send, and the label to show. */
export type Option = z.infer<typeof option>;
