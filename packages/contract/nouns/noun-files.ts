import { callComment, callIds, nounComment } from "../reader/contract-types.ts";
import * as contract from "../src/index.ts";
import { type AnyCall, calls, pathNames } from "../src/index.ts";
import { pathParameters } from "../src/path-parameters.ts";

/** The calls for each kind of service stand in tables. Each table is one method, whose first argument is the kind. */
const tables = {
  createService: { calls: contract.createService, kinds: "Kind" },
  getService: { calls: contract.getService, kinds: "ReadableKind" },
  updateService: { calls: contract.updateService, kinds: "ReadableKind" },
  reportService: { calls: contract.reportService, kinds: "ReportedKind" },
} as const;

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

const inTables = new Set<string>(
  Object.values(tables).flatMap((table) => Object.values(table.calls).map(({ id }) => id)),
);

function methodsInOrder(): readonly Method[] {
  const methods: Method[] = [];
  const add = (constant: string, call: AnyCall | undefined, kinds?: string) => {
    const [noun, name] = call ? (callComment(call.id).sdk?.split(".") ?? []) : [];
    if (!call || !noun || !name)
      throw new Error(`${constant} has no place in the SDK. Write @sdk in the comment above it.`);
    methods.push({ noun, name, constant, call, kinds });
  };
  for (const id of callIds)
    if (!inTables.has(id))
      add(
        id,
        calls.find((call) => call.id === id),
      );
  for (const [constant, table] of Object.entries(tables)) add(constant, Object.values(table.calls)[0], table.kinds);
  return methods;
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns whether a schema accepts an empty object, so that the argument can be left out. */
const isOptional = (schema: contract.AnyCall["body"]): boolean => {
  const read = schema?._zod.run({ value: {}, issues: [] }, { async: false });
  return read !== undefined && "issues" in read && read.issues.length === 0;
};

function parameterType(name: string): string {
  if (name === "number") return "number";
  const { def } = pathParameters[name as keyof typeof pathParameters]._zod as unknown as { def: { entries?: object } };
  return def.entries
    ? Object.values(def.entries)
        .map((each) => JSON.stringify(each))
        .join(" | ")
    : "string";
}

/** Returns the type of a method's options: reads take none of those that make a write safe to repeat. */
function optionsType({ method, errors }: AnyCall): string {
  if (method === "PATCH" || method === "PUT") return "UpdateOptions";
  if (method !== "POST") return "CallOptions";
  return errors.includes("stale") ? "PostOptions & UpdateOptions" : "PostOptions";
}

const comment = (text: string, example: string) =>
  ["/**", ...`${text}\n\n@example\n${example}`.split("\n").map((line) => ` * ${line}`.trimEnd()), " */"].join("\n");

function methodText({ name, constant, call, kinds }: Method): string {
  const type = kinds ? `(typeof ${constant})[K]` : `typeof ${constant}`;
  const params = pathNames(call.path);
  const args = [
    ...(kinds ? ["kind: K"] : []),
    ...params.map((param) => `${camelCase(param)}: ${parameterType(param)}`),
    ...(call.query ? [`query${isOptional(call.query) ? "?" : ""}: Query<${type}>`] : []),
    ...(call.body ? [`body${isOptional(call.body) ? "?" : ""}: Body<${type}>`] : []),
    `options?: ${optionsType(call)}`,
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
  const { sentence, example = "" } = callComment(call.id);
  const signature = `${kinds ? `<const K extends ${kinds}>` : ""}(${args.join(", ")}): Answering<${type}>`;
  return `${comment(sentence, example)}\n${name}: ${kinds ? "kindMethod" : "method"}(${constant}, ${signature} => send(${target}, ${sent}, options)),`;
}

/** Returns the folder of a noun: `theory-tests` for `theoryTests`. */
export const folderOf = (noun: string): string => noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the source of each noun of the SDK, not formatted yet, by the name of the noun. */
export function nounFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [noun, methods] of Map.groupBy(methodsInOrder(), ({ noun }) => noun)) {
    const text = methods.map(methodText).join("\n");
    const uses = (words: readonly string[]) => words.filter((word) => new RegExp(`\\b${word}\\b`).test(text));
    const kinds = uses(["Kind", "ReadableKind", "ReportedKind"]);
    files.set(
      noun,
      [
        "// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.",
        `import { ${methods
          .map(({ constant }) => constant)
          .toSorted()
          .join(", ")} } from "@kwan/contract";`,
        ...(kinds.length > 0 ? [`import type { ${kinds.join(", ")} } from "@kwan/domain/kinds";`] : []),
        `import type { ${uses(["Answering", "Body", "Query"]).join(", ")} } from "../methods/method-types.ts";`,
        `import { ${[...uses(["callFor", "kindMethod", "method"]), "type Send"].join(", ")} } from "../methods/send.ts";`,
        `import type { ${uses(["CallOptions", "PostOptions", "UpdateOptions"]).join(", ")} } from "../requests/options.ts";`,
        "",
        comment(nounComment(folderOf(noun)), `const kwan = createKwanWith({ baseUrl: "/api" }, { ${noun} });`),
        "/* @__NO_SIDE_EFFECTS__ */",
        `export const ${noun} = (send: Send) => ({`,
        text,
        "});",
        "",
      ].join("\n"),
    );
  }
  return files;
}
