import { searchPattern } from "@kwan/domain";
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

const searchRule = "Type at least 3 letters or digits in a row to search";

/** Words to search a big list by. Fewer letters fit nearly every row, and no index would help. */
export const searchQuery = z
  .string()
  .check(z.minLength(3, searchRule), z.maxLength(100), z.regex(searchPattern, searchRule));

const limitRule = "limit is a whole number from 1 to 100";

/**
 * The query of a list: how many at once, from where, and the list's own filters.
 *
 * @example
 * const query = listQuery({ region: z.optional(z.string()) });
 */
/* @__NO_SIDE_EFFECTS__ */
export const listQuery = <S extends Record<string, z.core.$ZodType>>(filters: S) =>
  z.object({
    limit: z.optional(
      z.coerce.number<number>(limitRule).check(z.int(limitRule), z.minimum(1, limitRule), z.maximum(100, limitRule)),
    ),
    cursor: z.optional(z.string().check(z.maxLength(500, "Send the cursor as the list gave it"))),
    ...filters,
  });
