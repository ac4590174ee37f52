import { Link, Text } from "@kwan/ui";
import security from "../../../../docs/security.md?raw";
import { addressOf } from "../addresses.ts";
import type { DocsPage } from "../page.ts";
import { Section, Table } from "../text/components.tsx";
import { InlineCode } from "../text/InlineCode.tsx";

/** Returns the rows of the table that begins with a heading, from the page that a test of the server keeps up to date. */
function tableAfter(heading: string, text = security): string[][] {
  const start = text.indexOf(heading);
  if (start < 0) throw new Error(`docs/security.md has no table that begins with "${heading}".`);
  const lines = text.slice(start).split("\n");
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines
    .slice(0, end)
    .filter((line) => !/^\|[-|]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
}

function LimitTable({ heading, label }: { heading: string; label: string }) {
  const [head = [], ...rows] = tableAfter(heading);
  return (
    <Table label={label}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell) => (
              <td key={cell}>
                <InlineCode>{cell}</InlineCode>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const limitsPage: DocsPage = {
  path: "guides/rate-limits/",
  title: "Rate limits",
  description: "How many calls an account or a network can make, in numbers.",
  part: "guides/",
  content: (
    <>
      <Text>
        A call over a limit fails with{" "}
        <Link href={addressOf("errors/rate_limited/")}>
          429 <code>rate_limited</code>
        </Link>
        , and the header <code>Retry-After</code> says how many seconds to wait. The SDK repeats reads by itself after
        that time.
      </Text>
      <Section>Calls of a program</Section>
      <Text>
        Each response says in <code>ratelimit</code> and <code>ratelimit-policy</code> what is left. An operator can
        multiply these numbers with <code>CALL_BUDGET</code>.
      </Text>
      <LimitTable heading="| Calls | At most |" label="Calls of a program" />
      <Section>Passwords, codes, payments and claims</Section>
      <Text>These limits protect people. A program meets them if it logs in often, or asks for many codes.</Text>
      <LimitTable heading="| What is counted |" label="Passwords, codes, payments and claims" />
    </>
  ),
};
