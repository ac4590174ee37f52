// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

export type ListCountriesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type ListCountriesItem = {
  /** Name. */
  name: string;
  /** Two-letter country code. */
  code: string;
  /** The name for people of the country. */
  demonym: string;
};
