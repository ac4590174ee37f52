import * as z from "zod/mini";

/**
 * A page of a list: how many there are in all, where the neighbours are, and this page's items.
 * `next` and `previous` are addresses whose `cursor` is to be sent back as it is.
 *
 * @example
 * const branchPage = page(branch);
 */
/* @__NO_SIDE_EFFECTS__ */
export const page = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    count: z.int().check(z.nonnegative()),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  });

/** What every list takes: how many at once, and from where. */
export const pageQuery = {
  limit: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.coerce
      .number<number>()
      .check(
        /* @__PURE__ */ z.int("limit is a whole number from 1 to 100."),
        /* @__PURE__ */ z.minimum(1, "limit is a whole number from 1 to 100."),
        /* @__PURE__ */ z.maximum(100, "limit is a whole number from 1 to 100."),
      ),
  ),
  cursor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
};
