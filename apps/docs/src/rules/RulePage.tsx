import { formatCedis, pesewas } from "@kwan/domain";
import { Link, Text } from "@kwan/ui";
import { addressOf, paths } from "../addresses.ts";
import type { DocsPage } from "../page.ts";
import { Code } from "../text/Code.tsx";
import { Section, Table } from "../text/components.tsx";
import * as styles from "./rules.css.ts";

type Vector = {
  readonly rule: string;
  readonly cases: readonly { readonly input: unknown; readonly output: unknown }[];
};

const files = import.meta.glob<string>("../../../../packages/domain/test-vectors/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** What each file of test cases is about, for people who have not seen the rules. */
const titles: Readonly<Record<string, string>> = {
  addresses: "Addresses from a map",
  applications: "What may happen to an application",
  "check-digits": "Check digits",
  "class-letters": "The classes of a licence",
  dates: "Dates",
  "display-names": "Names as they are shown",
  eligibility: "Who may apply",
  fees: "What an application costs",
  "identity-numbers": "Identity numbers",
  "kind-details": "The answers of an application",
  kinds: "The kinds of service",
  licences: "How long a licence is valid",
  messages: "Messages next to a field",
  money: "Amounts of money",
  passwords: "Passwords",
  phones: "Phone numbers",
  "price-days": "Which prices are valid on a day",
  renewals: "What is renewed now",
  "theory-tests": "Theory tests",
  "to-do": "What the applicant does next",
  "update-requests": "Requests to change a record",
};

const rules = Object.entries(files).map(([path, text]) => {
  const name = path.split("/").at(-1)?.replace(".json", "") ?? "";
  const title = titles[name];
  if (!title) throw new Error(`Write a title for the rule ${name} in src/rules/RulePage.tsx.`);
  return { name, title, text, vector: JSON.parse(text) as Vector };
});

const maxCases = 12;
/** A case that is longer than this is shown as code below the others. */
const maxInCell = 160;

const short = (value: unknown) => JSON.stringify(value);

function Cases({ cases }: Pick<Vector, "cases">) {
  const areShort = cases.every(({ input, output }) => short(input).length + short(output).length < maxInCell);
  if (areShort)
    return (
      <Table label="Cases">
        <thead>
          <tr>
            <th scope="col">Input</th>
            <th scope="col">Output</th>
          </tr>
        </thead>
        <tbody>
          {cases.map(({ input, output }) => (
            <tr key={short(input)}>
              <td>
                <code>{short(input)}</code>
              </td>
              <td>
                <code>{short(output)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    );
  return cases.map((each) => (
    <Code key={short(each.input)} language="json">
      {JSON.stringify(each, null, 2)}
    </Code>
  ));
}

/** Returns some cases from the whole list, because neighbours are often alike. */
function someOf(cases: Vector["cases"]): Vector["cases"] {
  const isLong = cases.some((each) => short(each).length > maxInCell);
  const count = Math.min(cases.length, isLong ? 3 : maxCases);
  return Array.from({ length: count }, (_, at) => cases[Math.floor((at * cases.length) / count)]).flatMap(
    (each) => each ?? [],
  );
}

type KindOutput = {
  readonly title: string;
  readonly code: string;
  readonly total_pesewas: number;
  readonly documents: readonly { readonly document: string }[];
};

/** The kinds of service at a glance, from the same cases. */
function KindTable({ cases }: Pick<Vector, "cases">) {
  return (
    <Table label="The kinds of service, with their documents, some of which are only needed after certain answers">
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Kind and code</th>
          <th scope="col">Price</th>
          <th scope="col">Documents</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ input, output }) => {
          const { title, code, total_pesewas, documents } = output as KindOutput;
          return (
            <tr key={code}>
              <th scope="row">{title}</th>
              <td>
                <code>{String(input)}</code> {code}
              </td>
              <td>{formatCedis(pesewas(total_pesewas))}</td>
              <td>{documents.length > 0 ? documents.map(({ document }) => document).join(", ") : "none"}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

type RuleProps = { title: string; vector: Vector; file: string };

function Rule({ title, vector: { rule, cases }, file }: RuleProps) {
  const examples = someOf(cases);
  return (
    <>
      <Text size="large">{rule}</Text>
      <Text>
        <Link href={file} download>
          Download all {cases.length} test cases
        </Link>{" "}
        as JSON. Each has an <code>input</code> and the expected <code>output</code>; <code>null</code> means that the
        input is rejected.
      </Text>
      {title === titles.kinds && <KindTable cases={cases} />}
      <Section>{examples.length < cases.length ? "Some of the cases" : "All cases"}</Section>
      <Cases cases={examples} />
    </>
  );
}

type AddFile = (name: string, content: string) => string;

/** The pages of the authority's rules, each with its test cases, and the list of all of them. */
export const rulePages = (addFile: AddFile): DocsPage[] => [
  {
    path: "rules/",
    title: "Rules",
    description: "The authority's rules in English, with test cases for programs in any language.",
    part: "rules/",
    hasNoContents: true,
    content: (
      <>
        <Text>
          The authority&apos;s rules, as sentences and as test cases. In TypeScript, import them from{" "}
          <code>@kwan/domain</code>. In another language, implement the rule, run every case, and compare the output as
          JSON.
        </Text>
        <ul className={styles.list}>
          {rules.map(({ name, title, vector }) => (
            <li key={name}>
              <Link href={addressOf(paths.rule(name))}>{title}</Link>: {vector.cases.length} cases
            </li>
          ))}
        </ul>
      </>
    ),
  },
  ...rules.map(({ name, title, text, vector }) => ({
    path: paths.rule(name),
    title,
    description: vector.rule,
    part: "rules/" as const,
    content: <Rule title={title} vector={vector} file={addFile(`${name}.json`, text)} />,
  })),
];
