import { Link, Text } from "@kwan/ui";
import { addressOf, base } from "../addresses.ts";
import type { DocsPage } from "../page.ts";

export const notFoundPage: DocsPage = {
  path: "404.html",
  title: "There is no such page",
  description: "The documentation has no page at this address.",
  isUnlisted: true,
  hasNoContents: true,
  content: (
    <>
      <Text>The documentation has no page at this address. A call or an error may have got another name.</Text>
      <ul>
        <li>
          <Link href={base}>Start page of the documentation</Link>
        </li>
        <li>
          <Link href={addressOf("calls/")}>All calls</Link>
        </li>
        <li>
          <Link href={addressOf("errors/")}>All errors</Link>
        </li>
      </ul>
    </>
  ),
};
