import type { Options } from "minisearch";

/** What search knows of a page or a section. */
export type Entry = {
  /** The path below the base, with the heading. */
  readonly id: string;
  readonly title: string;
  /** The part of the documentation, or the page of a section. */
  readonly part: string;
  readonly description: string;
  readonly text: string;
};

/** A result, as the index stores it. */
export type Hit = Pick<Entry, "id" | "title" | "part">;

/** The same in the build and in the browser. Names such as `slot_taken` and `completeLogin` are found by their parts. */
export const searchOptions: Options<Entry> = {
  fields: ["title", "part", "description", "text"],
  storeFields: ["title", "part"],
  tokenize: (text) => {
    const words = text.split(/[^\p{L}\p{N}_@]+/u).filter(Boolean);
    return words.flatMap((word) => {
      const pieces = word.split(/_|(?<=[a-z])(?=[A-Z])/).filter(Boolean);
      return pieces.length > 1 ? [word, ...pieces] : [word];
    });
  },
  searchOptions: {
    boost: { title: 4, description: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: "AND",
    // Most people look for a guide or an error, and for the page before its parts.
    boostDocument: (id) =>
      (/^(guides|sandbox|errors)\//.test(String(id)) ? 1.4 : 1) * (String(id).includes("#") ? 0.7 : 1),
  },
};
