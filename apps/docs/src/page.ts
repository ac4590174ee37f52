import type { ReactNode } from "react";

/** The parts of the documentation, in the order of the header. */
export const parts = [
  { path: "guides/", name: "Guides" },
  { path: "calls/", name: "Calls" },
  { path: "errors/", name: "Errors" },
  { path: "models/", name: "Models" },
  { path: "exports/", name: "Exports" },
  { path: "rules/", name: "Rules" },
  { path: "running/", name: "Running Kwan" },
] as const;

export type PartPath = (typeof parts)[number]["path"];

/** A page of the documentation. */
export type DocsPage = {
  readonly path: string;
  readonly title: string;
  /** A name for lists and menus, where the title would be too long. */
  readonly shortTitle?: string | undefined;
  readonly description: string;
  readonly part?: PartPath | undefined;
  /** The pages among which this one is listed. Default: those of its part. */
  readonly group?: string | undefined;
  /** Names that are not on the page, by which search finds it. */
  readonly keywords?: string;
  readonly content: ReactNode;
  readonly scripts?: readonly string[];
  /** Whether search leaves the page out. */
  readonly isUnlisted?: boolean;
  /** Whether the page has no list of its headings. */
  readonly hasNoContents?: boolean;
};
