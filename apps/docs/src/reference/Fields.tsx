import { Link } from "@kwan/ui";
import type { ReactNode } from "react";
import { addressOf, paths } from "../addresses.ts";
import { InlineCode } from "../text/InlineCode.tsx";
import * as styles from "./fields.css.ts";
import { modelOf, type Schema } from "./openapi.ts";

const typesOf = ({ type }: Schema): readonly string[] => (typeof type === "string" ? [type] : (type ?? []));

/** Returns the schemas of which a value has one, without null. */
const choicesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] =>
  (anyOf ?? oneOf ?? []).filter((each) => each.type !== "null");
const mayBeNull = (schema: Schema): boolean =>
  typesOf(schema).includes("null") || (schema.anyOf ?? schema.oneOf ?? []).some(({ type }) => type === "null");

/** What kind of value a field has, in words, with a link to its model. */
function TypeWords({ schema }: { schema: Schema }): ReactNode {
  const model = modelOf(schema);
  if (model) return <Link href={addressOf(paths.model(model))}>{model}</Link>;
  const choices = choicesOf(schema);
  const orNull = mayBeNull(schema) ? " or null" : "";
  if (choices.length === 1 && choices[0])
    return (
      <>
        <TypeWords schema={choices[0]} />
        {orNull}
      </>
    );
  if (choices.length > 1) return `one of ${choices.length} forms${orNull}`;
  const [type = "any value"] = typesOf(schema).filter((each) => each !== "null");
  if (type === "array")
    return (
      <>
        list of <TypeWords schema={schema.items ?? {}} />
        {orNull}
      </>
    );
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  const words: Readonly<Record<string, string>> = {
    integer: "whole number",
    object: "object",
    boolean: "true or false",
  };
  return `${words[type] ?? type}${orNull}`;
}

/** Returns the limits of a value, such as "at most 500 characters". */
function limitsOf({ minimum, maximum, minLength, maxLength, pattern }: Schema): string[] {
  return [
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? [`at least ${minimum}`] : []),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? [`at most ${maximum}`] : []),
    ...(minLength !== undefined && minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(maxLength !== undefined ? [`at most ${maxLength} characters`] : []),
    ...(pattern && !pattern.includes("[A-Za-z0-9_-]{1,64}") ? [`matches ${pattern}`] : []),
  ];
}

/** Returns the fields below a value: those of the object, of the list's items, or of the only form that is not null. */
function inside(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return inside(schema.items);
  const choices = choicesOf(schema);
  return choices.length === 1 && choices[0] ? inside(choices[0]) : undefined;
}

type FieldProps = { name: string; schema: Schema; required: boolean; place?: string | undefined };

export function Field({ name, schema, required, place }: FieldProps) {
  const values = schema.enum ?? schema.items?.enum;
  const limits = limitsOf(schema);
  const below = inside(schema);
  const forms = choicesOf(schema).length > 1 ? choicesOf(schema).filter((each) => each.properties ?? each.$ref) : [];
  return (
    <>
      <dt className={styles.name}>
        <code>{name}</code>{" "}
        <span className={styles.type}>
          <TypeWords schema={schema} />
          {place && `, in the ${place}`}
          {required ? "" : ", optional"}
        </span>
      </dt>
      <dd className={styles.about}>
        {schema.description && (
          <p>
            <InlineCode>{schema.description}</InlineCode>
          </p>
        )}
        {values && (
          <p className={styles.small}>
            {values.map((value, at) => (
              <span key={String(value)}>
                {at > 0 && ", "}
                <code>{String(value)}</code>
              </span>
            ))}
          </p>
        )}
        {limits.length > 0 && <p className={styles.small}>{limits.join(", ")}</p>}
        {below && <FieldsOf schema={below} />}
        {forms.map((form, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the forms have no names, and the page is rendered once.
          <div key={at} className={styles.form}>
            <p className={styles.small}>Form {at + 1}</p>
            {form.$ref ? <TypeWords schema={form} /> : <FieldsOf schema={form} />}
          </div>
        ))}
      </dd>
    </>
  );
}

/** The fields of an object, each with what it means. */
export function FieldsOf({ schema }: { schema: Schema }) {
  const model = modelOf(schema);
  if (model)
    return (
      <p>
        The model <TypeWords schema={schema} />.
      </p>
    );
  const forms = choicesOf(schema);
  if (!schema.properties && schema.items)
    return (
      <>
        <p>A list. Each item is:</p>
        <FieldsOf schema={schema.items} />
      </>
    );
  if (!schema.properties && forms.length > 0)
    return forms.map((form, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the forms have no names, and the page is rendered once.
      <div key={at} className={styles.form}>
        {forms.length > 1 && (
          <p className={styles.small}>
            Form {at + 1} of {forms.length}
          </p>
        )}
        <FieldsOf schema={form} />
      </div>
    ));
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length === 0)
    return (
      <p>
        <TypeWords schema={schema} />. {schema.description}
      </p>
    );
  return (
    <dl className={styles.fields}>
      {entries.map(([name, each]) => (
        <Field key={name} name={name} schema={each} required={schema.required?.includes(name) ?? false} />
      ))}
    </dl>
  );
}
