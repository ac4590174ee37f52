import { type ErrorCode, errorCodes } from "@kwan/contract";
import { Link, Text } from "@kwan/ui";
import type { ComponentType } from "react";
import { addressOf, paths } from "../addresses.ts";
import type { DocsPage } from "../page.ts";
import { Code } from "../text/Code.tsx";
import { components, Section, Table } from "../text/components.tsx";
import { InlineCode } from "../text/InlineCode.tsx";
import { type Operation, operations } from "./openapi.ts";

type More = { default: ComponentType<{ components: typeof components }> };

/** What is worth knowing about some errors, written by hand. */
const more = import.meta.glob<More>("../../content/errors/*.mdx", { eager: true });

const codes = Object.keys(errorCodes) as ErrorCode[];
const callsWith = (code: string): readonly Operation[] =>
  operations.filter(({ errors }) => errors.some((each) => each.code === code));

const exampleOf = (code: string): unknown =>
  operations.flatMap(({ errors }) => errors).find((each) => each.code === code)?.example;

function ErrorPage({ code }: { code: ErrorCode }) {
  const { status, retryable, meaning } = errorCodes[code];
  const calls = callsWith(code);
  const More = more[`../../content/errors/${code}.mdx`]?.default;
  return (
    <>
      <Text size="large">
        <InlineCode>{meaning}</InlineCode>
      </Text>
      <Text>
        The status is {status}.{" "}
        {retryable
          ? "The same request can succeed later. The SDK repeats reads by itself."
          : "The same request fails again."}
      </Text>
      {More && <More components={components} />}
      <Section>The response</Section>
      <Code language="json">{JSON.stringify(exampleOf(code), null, 2)}</Code>
      <Section>In TypeScript</Section>
      <Code language="ts">{`import { isApiError } from "@kwan/sdk";

if (isApiError(error) && error.code === "${code}") console.log(error.summary, error.requestId);`}</Code>
      <Section>Calls that can fail with it</Section>
      {calls.length > operations.length / 2 ? (
        <Text>
          {calls.length === operations.length ? "Every call" : `${calls.length} of the ${operations.length} calls`}. The
          page of a call lists its errors.
        </Text>
      ) : (
        <ul>
          {calls.map(({ id, summary }) => (
            <li key={id}>
              <Link href={addressOf(paths.call(id))}>{summary}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ErrorIndex() {
  return (
    <>
      <Text>
        Every error has a stable <code>code</code>, on which programs can rely, and a <code>request_id</code> to quote
        to support. The guide <Link href={addressOf("guides/errors/")}>Handle errors</Link> shows how to use them.
      </Text>
      <Table label="All errors">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Code</th>
            <th scope="col">What it means</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code}>
              <td>{errorCodes[code].status}</td>
              <th scope="row">
                <Link href={addressOf(paths.error(code))}>{code}</Link>
              </th>
              <td>
                <InlineCode>{errorCodes[code].meaning}</InlineCode>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** The pages of the error codes, and the table of all of them. */
export const errorPages = (): DocsPage[] => [
  {
    path: "errors/",
    title: "Errors",
    description: "Every error code of the server, with its status and what to do.",
    part: "errors/",
    content: <ErrorIndex />,
    hasNoContents: true,
  },
  ...codes.map((code) => ({
    path: paths.error(code),
    title: `${errorCodes[code].status} ${code}`,
    description: errorCodes[code].meaning.replaceAll("`", ""),
    part: "errors/" as const,
    content: <ErrorPage code={code} />,
  })),
];
