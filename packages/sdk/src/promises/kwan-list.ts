import { AnswerError } from "../errors/answer-error.ts";
import type { KwanError } from "../errors/kwan-error.ts";
import type { Exchange } from "../requests/exchange.ts";
import { KwanPromise } from "./kwan-promise.ts";

/** A page of a list, with the total count and the URLs of the next and previous pages. */
export interface ListPage<Item = unknown> {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly Item[];
}

/** Options for {@link KwanList.toArray}. */
export interface ToArrayOptions {
  /** The largest number of items to return. Default: all of them, however many there are. */
  readonly limit?: number | undefined;
}

/**
 * Returns the cursor in the URL of a next or previous page, or null if there is none. Keep it to continue with a list later.
 *
 * @example
 * for await (const page of kwan.branches.list({ cursor }).pages()) {
 *   await importAll(page.results);
 *   cursor = cursorOf(page.next); // null after the last page
 * }
 */
export const cursorOf = (address: string | null): string | null =>
  address === null ? null : new URL(address, "http://localhost").searchParams.get("cursor");

/**
 * The return type of a list call. With `await` it returns the first page. With `for await` it iterates over every item
 * of every page.
 *
 * @example
 * for await (const branch of kwan.branches.list({ region: "Ashanti" })) console.log(branch.name);
 */
export class KwanList<Page extends ListPage, E = KwanError, Id extends string = string>
  extends KwanPromise<Page, E, Id>
  implements AsyncIterable<Page["results"][number]>
{
  readonly #further: (cursor: string) => Promise<Page>;
  readonly #endpoint: string;

  /** @internal */
  constructor(
    exchange: Promise<Exchange>,
    read: (exchange: Exchange) => Page,
    further: (cursor: string) => Promise<Page>,
    endpoint: string,
  ) {
    super(exchange, read);
    this.#further = further;
    this.#endpoint = endpoint;
  }

  /** Iterates over the pages. Each page is requested only when it is needed. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    const seen = new Set<string>();
    let page: Page = await this;
    for (;;) {
      yield page;
      if (page.next === null) return;
      const cursor = cursorOf(page.next);
      if (cursor === null) throw this.#lost("expected an address with a cursor, got one without");
      // Without this check, the loop would never end if a page linked to an earlier one.
      if (seen.has(cursor)) throw this.#lost("expected another page, got the address of an earlier one");
      seen.add(cursor);
      page = await this.#further(cursor);
    }
  }

  /**
   * Reads all pages, or as many as are needed for `limit` items, and returns the items.
   *
   * @example
   * const branches = await kwan.branches.list().toArray({ limit: 100 });
   */
  async toArray({ limit = Number.POSITIVE_INFINITY }: ToArrayOptions = {}): Promise<Page["results"][number][]> {
    const items: Page["results"][number][] = [];
    for await (const page of this.pages()) {
      items.push(...page.results);
      if (items.length >= limit) return items.slice(0, limit);
    }
    return items;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Page["results"][number], void, undefined> {
    for await (const page of this.pages()) yield* page.results as Iterable<Awaited<Page["results"][number]>>;
  }

  /**
   * Creates the error for a next page that cannot be loaded. If the iteration ended without an error, the list would
   * look complete.
   */
  #lost(message: string): AnswerError {
    const mismatches = [{ path: "next", message }];
    return new AnswerError({
      fault: "mismatch",
      endpoint: this.#endpoint,
      answered: 200,
      mismatches,
      requestId: undefined,
    });
  }
}
