import { Inline, Link, LinkButton, Tag, Text } from "@kwan/ui";
import { Fragment } from "react";
import { addressOf, paths } from "../addresses.ts";
import type { DocsPage } from "../page.ts";
import { Code } from "../text/Code.tsx";
import { Section } from "../text/components.tsx";
import { InlineCode } from "../text/InlineCode.tsx";
import * as styles from "./call.css.ts";
import { Field, FieldsOf } from "./Fields.tsx";
import { fields } from "./fields.css.ts";
import { groups, type Operation } from "./openapi.ts";
import { curlOf, pythonOf } from "./samples.ts";

const tones = { GET: "info", POST: "success", PUT: "warning", PATCH: "warning", DELETE: "error" } as const;

function Method({ method }: { method: string }) {
  return <Tag tone={tones[method as keyof typeof tones]}>{method}</Tag>;
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

function Call({ operation }: { operation: Operation }) {
  const { id, method, path, description, parameters, body, answer, errors, sdk } = operation;
  const canTry = body === undefined || body.type === "application/json";
  return (
    <>
      <Inline space="small">
        <Method method={method} />
        <code className={styles.path}>{path}</code>
      </Inline>
      {description.split("\n\n").map((paragraph) => (
        <Text key={paragraph}>
          <InlineCode>{paragraph}</InlineCode>
        </Text>
      ))}
      <Section>Examples</Section>
      <Code language="ts">{sdk.example}</Code>
      <Code language="sh" label="curl">
        {curlOf(operation)}
      </Code>
      <Code language="python">{pythonOf(operation)}</Code>
      {canTry && (
        <div>
          <LinkButton href={`${addressOf("explorer/")}?call=${id}`} tone="secondary">
            Try it in the explorer
          </LinkButton>
        </div>
      )}
      {parameters.length > 0 && (
        <>
          <Section>Parameters</Section>
          <dl className={fields}>
            {parameters.map(({ name, in: place, required, schema, description: about }) => (
              <Field
                key={name}
                name={name}
                place={place}
                required={required}
                schema={about ? { ...schema, description: about } : schema}
              />
            ))}
          </dl>
        </>
      )}
      {body && (
        <>
          <Section>Body</Section>
          <Text>
            Sent as <code>{body.type}</code>.
          </Text>
          <FieldsOf schema={body.schema} />
        </>
      )}
      <Section>Response</Section>
      <Text>
        Status {answer.status}. {answer.description}
      </Text>
      {answer.example !== undefined && <Code language="json">{asJson(answer.example)}</Code>}
      {answer.schema && answer.type === "application/json" && <FieldsOf schema={answer.schema} />}
      <Section>Errors</Section>
      <ul className={styles.errors}>
        {errors.map(({ code, status }) => (
          <li key={code}>
            {status} <Link href={addressOf(paths.error(code))}>{code}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function CallIndex() {
  return (
    <>
      <Text>
        Every call of the server, generated from its <Link href="/api/openapi.json">OpenAPI document</Link>. Each page
        shows the call with curl, the SDK and Python.
      </Text>
      {groups.map(({ name, description, operations }) => (
        <Fragment key={name}>
          <Section>{name}</Section>
          <Text tone="secondary">{description}</Text>
          <ul className={styles.list}>
            {operations.map(({ id, method, summary }) => (
              <li key={id} className={styles.row}>
                <Method method={method} />
                <Link href={addressOf(paths.call(id))}>{summary}</Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

/** The pages of the calls, and the list of all of them. */
export const callPages = (): DocsPage[] => [
  {
    path: "calls/",
    title: "Calls",
    description: "Every call of the server, by subject.",
    part: "calls/",
    group: "none",
    content: <CallIndex />,
  },
  ...groups.flatMap(({ operations }) =>
    operations.map((operation) => ({
      path: paths.call(operation.id),
      title: operation.summary,
      description: `${operation.method} ${operation.path}: ${operation.description.split(". ")[0]}.`,
      part: "calls/" as const,
      group: operation.tag,
      keywords: `${operation.id} ${operation.sdk.name}`,
      content: <Call operation={operation} />,
    })),
  ),
];
