import type { Operation } from "./openapi.ts";

/** The address of the server in examples. It is a made-up name. */
const server = "https://portal.example";

/** Returns the value of a parameter in an address. */
const encoded = (value: unknown) => encodeURIComponent(String(value ?? ""));

/** Returns the address of a call with its example values. */
function urlOf({ path, parameters }: Operation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encoded(parameters.find((each) => each.in === "path" && each.name === name)?.example ?? name),
  );
  const query = parameters
    .filter((each) => each.in === "query" && each.example !== undefined)
    .map(({ name, example }) => `${name}=${encoded(example)}`);
  return `${server}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const isJson = ({ body }: Operation) => body?.type === "application/json";
const needsIfMatch = ({ parameters }: Operation) =>
  parameters.some((each) => each.name === "If-Match" && each.required);

/** Returns the fields of a form with files. A file's name is made up. */
function formFields({ body }: Operation): { name: string; value: string; isFile: boolean }[] {
  const example = (body?.example ?? {}) as Record<string, unknown>;
  return Object.entries(example).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value];
    return values.map((each) => {
      const isFile = typeof each === "object" || each === "(the file's bytes)";
      return { name, value: isFile ? `${name}.pdf` : String(each), isFile };
    });
  });
}

/** Returns the call as a command line. */
export function curlOf(operation: Operation): string {
  const { method, body, needsLogin } = operation;
  const lines = [`curl ${method === "GET" ? "" : `-X ${method} `}${quoted(urlOf(operation))}`];
  if (needsLogin) lines.push(`-H "Authorization: Bearer $KWAN_TOKEN"`);
  if (needsIfMatch(operation)) lines.push(`-H 'If-Match: "the ETag of your last read"'`);
  if (isJson(operation))
    lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body?.example ?? {}))}`);
  else if (body)
    for (const { name, value, isFile } of formFields(operation))
      lines.push(`-F ${quoted(`${name}=${isFile ? "@" : ""}${value}`)}`);
  return lines.join(" \\\n  ");
}

/** Returns a value as Python writes it. */
function python(value: unknown, indent = ""): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}    `;
  if (Array.isArray(value))
    return value.length === 0 ? "[]" : `[${value.map((each) => python(each, indent)).join(", ")}]`;
  const entries = Object.entries(value).map(
    ([name, each]) => `${inner}${JSON.stringify(name)}: ${python(each, inner)},\n`,
  );
  return entries.length === 0 ? "{}" : `{\n${entries.join("")}${indent}}`;
}

/** Returns the call as a Python program with the standard library only. A form with files needs the library requests. */
export function pythonOf(operation: Operation): string {
  const { method, needsLogin, body } = operation;
  const headers: string[] = [];
  if (needsLogin) headers.push(`"Authorization": "Bearer " + os.environ["KWAN_TOKEN"]`);
  if (needsIfMatch(operation)) headers.push(`"If-Match": '"the ETag of your last read"'`);
  const imports = (names: readonly string[]) => names.map((name) => `import ${name}\n`).join("");
  if (body && !isJson(operation)) {
    const fields = formFields(operation);
    const data = Object.fromEntries(fields.filter(({ isFile }) => !isFile).map(({ name, value }) => [name, value]));
    const files = fields.filter(({ isFile }) => isFile).map(({ name, value }) => `("${name}", open("${value}", "rb"))`);
    return `${imports(needsLogin ? ["os"] : [])}import requests  # pip install requests

answer = requests.${method.toLowerCase()}(
    "${urlOf(operation)}",
    headers={${headers.join(", ")}},
    data=${python(data, "    ")},
    files=[${files.join(", ")}],
)
print(answer.status_code, answer.json())`;
  }
  if (isJson(operation)) headers.push('"Content-Type": "application/json"');
  const isFile = operation.answer.type !== undefined && operation.answer.type !== "application/json";
  const isEmpty = operation.answer.type === undefined;
  const modules = ["json", ...(needsLogin ? ["os"] : []), "urllib.request"].filter(
    (name) => name !== "json" || body || (!isFile && !isEmpty),
  );
  return `${imports(modules)}
request = urllib.request.Request(
    "${urlOf(operation)}",
    method="${method}",
    headers={${headers.join(", ")}},${isJson(operation) ? `\n    data=json.dumps(${python(body?.example ?? {}, "    ")}).encode(),` : ""}
)
with urllib.request.urlopen(request) as answer:
    print(${isEmpty ? "answer.status" : isFile ? "answer.read()" : "json.load(answer)"})`;
}
