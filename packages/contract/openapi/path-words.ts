import { idsInPaths } from "../src/ids.ts";

type RecordKind = (typeof idsInPaths)[keyof typeof idsInPaths];

/** The kinds of record whose names have two words, or another word than in the code. */
const names: Readonly<Partial<Record<RecordKind, string>>> = {
  delivery: "delivery address",
  lesson: "class record",
  school: "driving school",
  share: "licence-sharing code",
  update_request: "update request",
};

/** Returns the kind of record that the ID in a path identifies. In the paths for kinds, it is an application. */
function recordIn(path: string): string | undefined {
  const kinds: Readonly<Record<string, RecordKind | undefined>> = idsInPaths;
  const before = path.split("/{id}")[0] ?? "";
  const kind = kinds[path] ?? kinds[before] ?? (before.startsWith("/service/") ? "application" : undefined);
  return kind && (names[kind] ?? kind);
}

const descriptions: Readonly<Record<string, string>> = {
  customerId: "ID of the driver.",
  serviceId: "ID of the application.",
  email: "The email address that the code was sent to.",
  phone_number: "The phone number that the code was sent to.",
  target: "The email address or phone number.",
  code: "The code from the holder of the licence.",
  provider: "The payment provider that sends the report.",
  part: "Part of the theory test.",
  number: "The number of the row.",
};

/** Returns the description of a path parameter. Throws if there is no description, which stops the build. */
export function pathWords(path: string, name: string): string {
  const record = name === "id" ? recordIn(path) : undefined;
  const words = record ? `ID of the ${record}.` : descriptions[name];
  if (words === undefined)
    throw new Error(
      name === "id"
        ? `Nothing says which record the ID in ${path} identifies. Add the path to idsInPaths in packages/contract/src/ids.ts.`
        : `The parameter "${name}" of ${path} has no description. Add it in packages/contract/openapi/path-words.ts.`,
    );
  return words;
}
