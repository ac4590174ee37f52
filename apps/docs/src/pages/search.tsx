import { Banner, Link, Text } from "@kwan/ui";
import { addressOf } from "../addresses.ts";
import type { DocsPage } from "../page.ts";

/** Where the field in the header leads with Enter, and without scripts. */
export const searchPage: DocsPage = {
  path: "search/",
  title: "Search",
  description: "Search the documentation.",
  scripts: ["search-page"],
  isUnlisted: true,
  hasNoContents: true,
  content: (
    <>
      <noscript>
        <Banner heading="Search needs JavaScript" role="note">
          Without it, use the lists of <Link href={addressOf("guides/")}>guides</Link>,{" "}
          <Link href={addressOf("calls/")}>calls</Link> and <Link href={addressOf("errors/")}>errors</Link>.
        </Banner>
      </noscript>
      <Text role="status" data-search-status="" />
      <ol data-search-results="" />
    </>
  ),
};
