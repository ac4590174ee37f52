import type { ReactNode } from "react";
import type { FAQPageLeaf, GovernmentOfficeLeaf, GovernmentServiceLeaf } from "schema-dts";
import type { FormState } from "./enquiries/form-state.ts";
import type { GuideData } from "./guide-data.ts";

/** A page of the guide. */
export type GuidePage = {
  readonly title: string;
  readonly description: string;
  readonly content: ReactNode;
  /** The name of the page in the breadcrumbs, if it is below the first page. Default: the title. */
  readonly crumb?: string;
  /** The pages between the first page and this one. */
  readonly above?: readonly { readonly href: string; readonly label: string }[];
  /** What search engines read about the page, as schema.org names it. */
  readonly facts?: FAQPageLeaf | GovernmentOfficeLeaf | GovernmentServiceLeaf;
  /** Search engines leave this page out. */
  readonly isUnlisted?: boolean;
};

/**
 * Makes a page from the data, the query of its address and, if a form was sent to it, the form and what the server says
 * about it. Returns undefined if there is no such page.
 */
export type MakePage = (
  data: GuideData,
  query: URLSearchParams,
  form?: URLSearchParams,
  state?: FormState,
) => GuidePage | undefined;
