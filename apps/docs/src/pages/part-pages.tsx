import { Link, Text } from "@kwan/ui";
import { addressOf } from "../addresses.ts";
import type { DocsPage } from "../page.ts";

function PageList({ pages }: { pages: readonly DocsPage[] }) {
  return (
    <ul>
      {pages.map(({ path, title, description }) => (
        <li key={path}>
          <Link href={addressOf(path)}>{title}</Link>: {description}
        </li>
      ))}
    </ul>
  );
}

export const guidesPage = (guides: readonly DocsPage[]): DocsPage => ({
  path: "guides/",
  title: "Guides",
  description: "How to do the usual things, from the first login to your own tests.",
  part: "guides/",
  hasNoContents: true,
  content: <PageList pages={guides} />,
});

export const runningPage = (pages: readonly DocsPage[]): DocsPage => ({
  path: "running/",
  title: "Running Kwan",
  description: "For people who install and run a server.",
  part: "running/",
  hasNoContents: true,
  content: (
    <>
      <Text>For people who install and run a server, and for those who review it.</Text>
      <PageList pages={pages} />
    </>
  ),
});
