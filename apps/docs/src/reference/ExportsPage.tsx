import { entries } from "virtual:exports";
import { Link, Text } from "@kwan/ui";
import type { Entry, Export } from "../../build/exports.ts";
import { addressOf, paths, slugOf } from "../addresses.ts";
import type { DocsPage } from "../page.ts";
import { Code } from "../text/Code.tsx";
import { Section } from "../text/components.tsx";
import { InlineCode } from "../text/InlineCode.tsx";
import * as styles from "./exports.css.ts";

const kinds: readonly (readonly [kind: Export["kind"], heading: string])[] = [
  ["function", "Functions"],
  ["class", "Classes"],
  ["constant", "Constants"],
  ["type", "Types"],
];

/** What can be imported from each entry, in a sentence. */
const summaries: Readonly<Record<string, string>> = {
  "@kwan/sdk":
    "The client, its errors and options. The calls and the objects that they return have pages of their own.",
  "@kwan/sdk/react-query": "Options for TanStack Query, made from the client.",
  "@kwan/sdk/mock": "The mock of the server, for any test runner.",
  "@kwan/sdk/testing": "The mock of the server as handlers for MSW.",
  "@kwan/sdk/webhooks": "The verification of signed webhooks.",
  "@kwan/domain": "Text, money, dates and other things that every rule needs.",
  "@kwan/domain/kinds": "The kinds of service: who may apply, what it costs, which steps and documents it has.",
  "@kwan/domain/decisions": "The decisions of staff, and appeals against them.",
  "@kwan/domain/imports": "Reading files with records of licences.",
  "@kwan/domain/phone": "Telephone numbers and mobile networks.",
  "@kwan/domain/countries": "Countries and nationalities.",
  "@kwan/domain/dates": "The calendar: working days, holidays, times of day.",
  "@kwan/domain/profiles": "The profile of a driver, and changes to it.",
  "@kwan/domain/numbers": "Numbers of documents and codes, with their check digits.",
  "@kwan/domain/oversight": "What staff may do, and who has to agree.",
  "@kwan/domain/places": "Addresses, regions and distances.",
  "@kwan/domain/enquiries": "What people write to the authority about, and who answers.",
  "@kwan/domain/sessions": "The session that a portal stores.",
  "@kwan/domain/tasks": "The tasks of staff.",
  "@kwan/domain/language": "The language of messages.",
  "@kwan/signs": "Road signs, markings, lights and plates as drawings.",
  "@kwan/signs/react": "Road signs as components.",
};

const pathOf = (specifier: string) => paths.exports(specifier.replace("@kwan/", "").replaceAll("/", "-"));

/** An export with its sentences, its type and an example. */
function ExportOf({ one: { name, description, signature, example } }: { one: Export }) {
  return (
    <div className={styles.one}>
      <h3 id={slugOf(name)}>
        <code>{name}</code>
      </h3>
      {description && (
        <Text>
          <InlineCode>{description.replaceAll("\n", " ")}</InlineCode>
        </Text>
      )}
      <Code language="typescript" label="Type">
        {signature}
      </Code>
      {example && <Code language="typescript">{example}</Code>}
    </div>
  );
}

function ExportsPage({ specifier, exports }: Entry) {
  const byName = (one: Export, other: Export) => one.name.localeCompare(other.name);
  return (
    <>
      <Text size="large">{summaries[specifier]}</Text>
      {kinds.map(([kind, heading]) => {
        const those = exports.filter((one) => one.kind === kind).toSorted(byName);
        return (
          those.length > 0 && (
            <section key={kind}>
              <Section>{heading}</Section>
              {those.map((one) => (
                <ExportOf key={one.name} one={one} />
              ))}
            </section>
          )
        );
      })}
    </>
  );
}

/** The pages of what the packages export, and the list of all of them. */
export const exportPages = (): DocsPage[] => [
  {
    path: "exports/",
    title: "Exports",
    description: "What each package exports, with its types and examples.",
    part: "exports/",
    hasNoContents: true,
    content: (
      <>
        <Text>
          What each package exports, with its types and examples. The components of <code>@kwan/ui</code> are in
          Storybook.
        </Text>
        <ul>
          {entries.map(({ specifier }) => (
            <li key={specifier}>
              <Link href={addressOf(pathOf(specifier))}>
                <code>{specifier}</code>
              </Link>
              : {summaries[specifier]}
            </li>
          ))}
        </ul>
      </>
    ),
  },
  ...entries.map((entry) => ({
    path: pathOf(entry.specifier),
    title: `Exports of ${entry.specifier}`,
    shortTitle: entry.specifier,
    description: summaries[entry.specifier] ?? "",
    part: "exports/" as const,
    keywords: entry.exports.map(({ name }) => name).join(" "),
    content: <ExportsPage {...entry} />,
  })),
];
