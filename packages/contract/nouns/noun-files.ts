import { callComment, callIds, nounComment } from "../reader/contract-types.ts";
import { idsInFields } from "../src/ids.ts";
import { type AnyCall, calls, pathNames } from "../src/index.ts";
import { pathParameters } from "../src/path-parameters.ts";
import { idInPath, idTypes } from "./id-types.ts";
import { kindTypes, tableCallIds, tables } from "./kind-tables.ts";
import { allModelNames, callTypes, modelNames } from "./model-files.ts";

/** A method of a noun, and the constant of the contract with its call or its table of calls. */
interface Method {
  readonly noun: string;
  readonly name: string;
  readonly constant: string;
  /** The call, or the first one of its table. */
  readonly call: AnyCall;
  /** The type of the kinds of service, if the constant is a table. */
  readonly kinds: string | undefined;
}

function methodsInOrder(): readonly Method[] {
  const methods: Method[] = [];
  const add = (constant: string, call: AnyCall | undefined, kinds?: string) => {
    const [noun, name] = call ? (callComment(call.id).sdk?.split(".") ?? []) : [];
    if (!call || !noun || !name)
      throw new Error(`${constant} has no place in the SDK. Write @sdk in the comment above it.`);
    methods.push({ noun, name, constant, call, kinds });
  };
  for (const id of callIds)
    if (!tableCallIds.has(id))
      add(
        id,
        calls.find((call) => call.id === id),
      );
  for (const [constant, table] of Object.entries(tables)) add(constant, Object.values(table.calls)[0], table.kinds);
  return methods;
}

const pascal = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns whether a schema accepts an empty object, so that the argument can be left out. */
const isOptional = (schema: AnyCall["body"]): boolean => {
  const read = schema?._zod.run({ value: {}, issues: [] }, { async: false });
  return read !== undefined && "issues" in read && read.issues.length === 0;
};

function parameterType(name: string, path: string): string {
  if (name === "number") return "number";
  if (name === "id") return idInPath(path);
  if (name === "customerId" || name === "serviceId") return idTypes[idsInFields[name]];
  const { def } = pathParameters[name as keyof typeof pathParameters]._zod as unknown as { def: { entries?: object } };
  return def.entries
    ? Object.values(def.entries)
        .map((each) => JSON.stringify(each))
        .join(" | ")
    : "string";
}

/** Returns the type of a method's options: reads take none of those that make a write safe to repeat. */
function optionsType({ method, errors, ifMatch }: AnyCall): string {
  if (ifMatch) return method === "POST" ? "PostOptions & IfMatch" : "UpdateOptions & IfMatch";
  if (method === "PATCH" || method === "PUT") return "UpdateOptions";
  if (method !== "POST") return "CallOptions";
  return errors.includes("stale") ? "PostOptions & UpdateOptions" : "PostOptions";
}

const comment = (text: string, example?: string) =>
  [
    "/**",
    ...`${text}${example ? `\n\n@example\n${example}` : ""}`.split("\n").map((line) => ` * ${line}`.trimEnd()),
    " */",
  ].join("\n");

/** The errors of which every call has some, in the name `CommonError`. */
const commonCodes = ["internal", "malformed", "rate_limited", "unauthenticated", "unavailable"];

const errorName = ({ noun, name }: Method) => `${pascal(noun)}${pascal(name)}Error`;

function errorText(method: Method): string {
  const codes = method.call.errors.filter((code) => !commonCodes.includes(code)).toSorted();
  const own = codes.map((code) => JSON.stringify(code));
  const codeName = errorName(method).replace(/Error$/, "Code");
  return [
    `/** The codes of the errors that \`${method.noun}.${method.name}\` can fail with. */`,
    `export type ${codeName} = ${["CommonCode", ...own].join(" | ")};`,
    "",
    `/** The error of \`${method.noun}.${method.name}\`. */`,
    `export type ${errorName(method)} = KwanError<${codeName}>;`,
  ].join("\n");
}

function methodText(method: Method): string {
  const { name, constant, call, kinds } = method;
  const types = kinds ? kindTypes[constant as keyof typeof kindTypes] : callTypes(call.id);
  const params = pathNames(call.path);
  const args = [
    ...(kinds ? ["kind: K"] : []),
    ...params.map((param) => `${camelCase(param)}: ${parameterType(param, call.path)}`),
    ...(call.query ? [`query${isOptional(call.query) ? "?" : ""}: ${types?.query}`] : []),
    ...(call.body ? [`body${isOptional(call.body) && !call.ifMatch ? "?" : ""}: ${types?.body}`] : []),
    `options${call.ifMatch ? "" : "?"}: ${optionsType(call)}`,
  ];
  const entries = params.map((param) => {
    const value = param === "number" ? "String(number)" : camelCase(param);
    return value === param ? param : `${param}: ${value}`;
  });
  const parts = [
    ...(params.length > 0 ? [`params: { ${entries.join(", ")} }`] : []),
    ...(call.query ? ["query"] : []),
    ...(call.body ? ["body"] : []),
  ];
  const sent = parts.length > 0 ? `{ ${parts.join(", ")} }` : "{}";
  const target = kinds ? `callFor(${constant}, kind)` : constant;
  const { description, example = "" } = callComment(call.id);
  const answer =
    call.answers === "file" ? "FileAnswer" : call.answers === "text" ? "string" : (types?.answer ?? "undefined");
  const error = errorName(method);
  const returned = kinds
    ? `KwanPromise<${answer}, ${error}>`
    : `${call.paged ? "KwanList" : "KwanPromise"}<${answer}, ${error}, "${call.id}">`;
  const signature = `${kinds ? `<const K extends ${kinds}>` : ""}(${args.join(", ")}): ${returned}`;
  return `${comment(description, example)}\n${name}: ${kinds ? "kindMethod" : "method"}(${constant}, ${signature} => send(${target}, ${sent}, options)${kinds ? ` as ${returned}` : ""}),`;
}

/** Returns the folder of a noun: `theory-tests` for `theoryTests`. */
export const folderOf = (noun: string): string => noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the source of each noun of the SDK, not formatted yet, by the name of the noun. */
export function nounFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [noun, methods] of Map.groupBy(methodsInOrder(), ({ noun }) => noun)) {
    const text = methods.map(methodText).join("\n");
    const errors = methods.map(errorText).join("\n\n");
    const uses = (words: readonly string[]) => words.filter((word) => new RegExp(`\\b${word}\\b`).test(text));
    const kinds = uses(["Kind", "ReadableKind", "ReportedKind"]);
    const models = [
      ...modelNames(text),
      ...uses([...Object.values(idTypes), "NewServiceOf", "Page", "ReadBy", "ServiceChangesOf", "ServiceOf"]),
    ];
    const constants = methods.map(({ constant }) => constant);
    const calls = [...constants, ...models.map((model) => `type ${model}`)].join(", ");
    files.set(
      noun,
      [
        header,
        `import { ${calls} } from "@kwan/contract";`,
        ...(kinds.length > 0 ? [`import type { ${kinds.join(", ")} } from "@kwan/domain/kinds";`] : []),
        ...(uses(["FileAnswer"]).length > 0 ? ['import type { FileAnswer } from "../bodies/file-answer.ts";'] : []),
        'import type { CommonCode, KwanError } from "../errors/kwan-error.ts";',
        `import { ${[...uses(["callFor", "kindMethod", "method"]), "type Send"].join(", ")} } from "../methods/send.ts";`,
        ...uses(["KwanList"]).map(() => 'import type { KwanList } from "../promises/kwan-list.ts";'),
        ...uses(["KwanPromise"]).map(() => 'import type { KwanPromise } from "../promises/kwan-promise.ts";'),
        `import type { ${uses(["CallOptions", "IfMatch", "PostOptions", "UpdateOptions"]).join(", ")} } from "../requests/options.ts";`,
        "",
        errors,
        "",
        "/* @__NO_SIDE_EFFECTS__ */",
        "const withSend = (send: Send) => ({",
        text,
        "});",
        "",
        comment(nounComment(folderOf(noun))),
        `export interface ${pascal(noun)}Methods extends ReturnType<typeof withSend> {}`,
        "",
        comment(nounComment(folderOf(noun)), `const kwan = createKwanWith({ baseUrl: "/api" }, { ${noun} });`),
        `export const ${noun}: (send: Send) => ${pascal(noun)}Methods = withSend;`,
        "",
      ].join("\n"),
    );
  }
  files.set("everyType", typesFile());
  return files;
}

/** Returns the source of a test that compares each named type to the type that zod infers. */
export function typeTest(): string {
  const parts = callIds.flatMap((id) => {
    const { query, body, answer } = callTypes(id) ?? {};
    return [
      ...(query ? [`"${id} query": Same<Query<typeof contract.${id}>, ${qualify(query)}>`] : []),
      ...(body ? [`"${id} body": Same<Body<typeof contract.${id}>, ${qualify(body)}>`] : []),
      ...(answer ? [`"${id} answer": Same<Answer<typeof contract.${id}>, ${qualify(answer)}>`] : []),
    ];
  });
  return `${header}
import type * as contract from "@kwan/contract";
import { expectTypeOf, test } from "vitest";
import type { Answer, Body, Query } from "../src/index.ts";
import type * as sdk from "../src/index.ts";

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : "too wide") : "too narrow";

type Parts = {
${parts.join(";\n")};
};

test("every named type is the one that its schema infers", () => {
  expectTypeOf<Parts>().toEqualTypeOf<Record<keyof Parts, true>>();
});
`;
}

const qualify = (type: string) => type.replaceAll(/\b([A-Z]\w+)/g, "sdk.$1");

/** Returns the source of the file that exports every named type. */
function typesFile(): string {
  const models = [
    ...allModelNames(),
    ...Object.values(idTypes),
    "FileBody",
    "NewServiceOf",
    "Page",
    "ReadBy",
    "ServiceChangesOf",
    "ServiceOf",
  ];
  const errors = [...Map.groupBy(methodsInOrder(), ({ noun }) => noun)].map(
    ([noun, methods]) =>
      `export type { ${[
        `${pascal(noun)}Methods`,
        ...methods.flatMap((method) => [errorName(method).replace(/Error$/, "Code"), errorName(method)]),
      ].join(", ")} } from "./${folderOf(noun)}.ts";`,
  );
  return [header, `export type { ${models.join(", ")} } from "@kwan/contract";`, ...errors, ""].join("\n");
}

const header =
  "// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.";
