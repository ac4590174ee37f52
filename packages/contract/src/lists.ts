import { searchPattern } from "@kwan/domain";
import * as z from "zod/mini";
import * as m from "./catalogues/messages.js";

/**
 * Creates the schema of a page of a list: the total count, links to the next and previous page, and the items. To read
 * another page, send the `cursor` from its link.
 *
 * @example
 * const branchPage = page(branch);
 */
/* @__NO_SIDE_EFFECTS__ */
export const page = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    /** The total number of items on all pages. */
    count: z.int().check(z.nonnegative()),
    /** URL of the next page. Null on the last page. */
    next: z.nullable(z.string()),
    /** URL of the previous page. Null on the first page. */
    previous: z.nullable(z.string()),
    /** The items on this page. */
    results: z.array(item),
  });

/** A page of a list. */
export interface Page<Item> {
  /** The total number of items on all pages. */
  count: number;
  /** URL of the next page. Null on the last page. */
  next: string | null;
  /** URL of the previous page. Null on the first page. */
  previous: string | null;
  /** The items on this page. */
  results: Item[];
}

const searchRule = { error: m.fields_search };

// A search term for a long list. It has at least three characters, because a shorter term matches almost every row and
// the database cannot use an index.
export const searchQuery = z
  .string()
  .check(z.minLength(3, searchRule), z.maxLength(100), z.regex(searchPattern, searchRule));

/**
 * Creates the schema of a filter that accepts one or more of these values, separated by commas.
 *
 * @example
 * const query = listQuery({ status: z.optional(anyOf(["paid", "approved"])) }); // ?status=paid,approved
 */
/* @__NO_SIDE_EFFECTS__ */
export const anyOf = <V extends string>(values: readonly V[]) => {
  const one = `(${values.join("|")})`;
  return z.string().check(z.maxLength(1_000), z.regex(new RegExp(`^${one}(,${one})*$`)));
};

/**
 * Creates the schema of the `sort` parameter: one of the names, with a "-" in front to reverse the order.
 *
 * @example
 * const query = listQuery({ sort: z.optional(sortBy(["name", "date"])) }); // ?sort=-date
 */
/* @__NO_SIDE_EFFECTS__ */
export const sortBy = <Name extends string>(names: readonly Name[]) =>
  z.enum(names.flatMap((name) => [name, `-${name}`] as (Name | `-${Name}`)[]));

const limitRule = { error: m.fields_limit };

/**
 * Creates the schema of a list's query parameters: the page size, the cursor, and the list's own filters.
 *
 * @example
 * const query = listQuery({ region: z.optional(z.string()) });
 */
/* @__NO_SIDE_EFFECTS__ */
export const listQuery = <S extends Record<string, z.core.$ZodType>>(filters: S) =>
  z.object({
    /** The number of items on a page, from 1 to 100. The default is 20. */
    limit: z.optional(
      z.coerce.number<number>(limitRule).check(z.int(limitRule), z.minimum(1, limitRule), z.maximum(100, limitRule)),
    ),
    /** The position of the page, from the `next` or `previous` link of the list. */
    cursor: z.optional(z.string().check(z.maxLength(500, { error: m.fields_cursor }))),
    ...filters,
  });
