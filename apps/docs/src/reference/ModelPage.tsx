import { Link, Text } from "@kwan/ui";
import { addressOf, paths } from "../addresses.ts";
import type { DocsPage } from "../page.ts";
import { Code } from "../text/Code.tsx";
import { Section } from "../text/components.tsx";
import { FieldsOf } from "./Fields.tsx";
import { modelOf, models, type Schema, usesOf } from "./openapi.ts";

/** Returns an example of a model: the answer of a call that returns it, alone or in a list. */
function exampleOf(name: string): unknown {
  for (const { answer } of usesOf(name)) {
    const { schema = {}, example } = answer;
    if (modelOf(schema) === name) return example;
    const results = (example as { results?: unknown[] } | undefined)?.results;
    if (modelOf(schema.properties?.results?.items ?? {}) === name && results?.[0]) return results[0];
  }
  return undefined;
}

function Model({ name, schema }: { name: string; schema: Schema }) {
  const example = exampleOf(name);
  return (
    <>
      {schema.description && <Text size="large">{schema.description}</Text>}
      <Section>Fields</Section>
      <FieldsOf schema={schema} />
      {example !== undefined && (
        <>
          <Section>Example</Section>
          <Code language="json">{JSON.stringify(example, null, 2)}</Code>
        </>
      )}
      <Section>Calls that use it</Section>
      <ul>
        {usesOf(name).map(({ id, summary }) => (
          <li key={id}>
            <Link href={addressOf(paths.call(id))}>{summary}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const words = (name: string) => name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The pages of the models, and the list of all of them. */
export const modelPages = (): DocsPage[] => [
  {
    path: "models/",
    title: "Models",
    description: "The objects that calls return, with every field.",
    part: "models/",
    hasNoContents: true,
    content: (
      <>
        <Text>
          The objects that calls return, with every field. In TypeScript, import their types from <code>@kwan/sdk</code>
          .
        </Text>
        <ul>
          {models.map(([name, schema]) => (
            <li key={name}>
              <Link href={addressOf(paths.model(name))}>{name}</Link>
              {schema.description && `: ${schema.description}`}
            </li>
          ))}
        </ul>
      </>
    ),
  },
  ...models.map(([name, schema]) => ({
    path: paths.model(name),
    title: name,
    description: schema.description ?? `The fields of ${words(name).toLowerCase()}.`,
    part: "models/" as const,
    content: <Model name={name} schema={schema} />,
  })),
];
