import ts from "typescript-6";
import { commonFields } from "../openapi/common-fields.ts";
import { checker, isIdField, schemaSentence } from "../reader/contract-types.ts";
import { idsInFields } from "../src/ids.ts";
import { idTypes } from "./id-types.ts";

/** Which optional values a caller may write out: undefined in a body, and null as well in a query. */
export type Looseness = "answer" | "body" | "query";

/** The names under which a type can be printed. */
export interface Names {
  /** Returns the name of a type, or undefined if it has to be written out. */
  readonly of: (type: ts.Type) => string | undefined;
  /** The name of the type that is written out. Its field `id` is its own ID. */
  readonly owner?: string;
  /** Gives a name to an object, or to a long list of values, inside a field, and returns it. `isItem` is true if the field is a list of such objects. */
  readonly nest?: (type: ts.Type, field: string, isItem: boolean) => string;
}

/** Where a type stands: in which field, and whether the field is a list. */
interface Place {
  readonly field: string;
  readonly isItem: boolean;
}

/** The kinds of records of which these types are, by the name of the type. */
const ownIds: Readonly<Record<string, keyof typeof idTypes>> = {
  Account: "account",
  Appeal: "appeal",
  Appointment: "appointment",
  Branch: "branch",
  ClassRecord: "lesson",
  Decision: "decision",
  DeliveryLocation: "delivery",
  Document: "document",
  Driver: "driver",
  Enrolment: "enrolment",
  FlaggedPayment: "payment",
  ImportedFile: "import",
  Invoice: "invoice",
  Notification: "notification",
  OpenSession: "session",
  OwnDecision: "decision",
  OwnPayment: "payment",
  Payment: "payment",
  School: "school",
  Service: "application",
  ServiceSummary: "application",
  Share: "share",
  Slot: "slot",
  StaffMember: "account",
  Task: "task",
  UpdateRequest: "update_request",
  CreateSchoolAnswer: "school",
  ListColleaguesItem: "account",
  ListSchoolsItem: "school",
  ListUndeliveredItem: "message",
  SearchDriversItem: "driver",
};

/** The fields of answers and queries that hold the ID of another kind of record. */
const otherIds: Readonly<Record<string, keyof typeof idTypes>> = {
  ...idsInFields,
  actor: "account",
  file: "document",
  invoice: "invoice",
  withdrawal: "decision",
  withdraws: "decision",
};

/** Returns the name of an ID's type, or undefined if the field is no ID or its kind of record is not known. */
function idType(property: ts.Symbol, owner: string | undefined): string | undefined {
  if (!isIdField(property)) return undefined;
  const kind = property.name === "id" ? ownIds[owner ?? ""] : otherIds[property.name];
  return kind && idTypes[kind];
}

const missing = ts.TypeFlags.Null | ts.TypeFlags.Undefined;

const isFromLibrary = ({ symbol }: ts.Type) =>
  symbol?.declarations?.some((each) => /\/lib\.[^/]+\.d\.ts$/.test(each.getSourceFile().fileName)) ?? false;

const wrap = (text: string) => (/[|&]| extends /.test(text) ? `(${text})` : text);

/** Returns the types of a union, with `true` and `false` as one `boolean`. */
function partsOf(type: ts.UnionType): readonly string[] {
  const texts = type.types.map((each) => checker.typeToString(each));
  return texts.includes("true") && texts.includes("false") ? ["boolean"] : [];
}

function unionText(type: ts.UnionType, names: Names, place: Place | undefined): string {
  const values = type.types.filter((each) => !(each.flags & missing));
  const plain = checker.getNonNullableType(type);
  const isLong = values.length > 10 && values.every((each) => each.isStringLiteral());
  const whole = names.of(plain) ?? (isLong && place ? names.nest?.(plain, place.field, place.isItem) : undefined);
  const isBoolean = partsOf(type).length > 0;
  // The compiler's order depends on which file it reads first.
  const inOrder = values.every((each) => each.isStringLiteral())
    ? values.toSorted((one, other) => checker.typeToString(one).localeCompare(checker.typeToString(other)))
    : values;
  const texts = whole
    ? [whole]
    : inOrder
        .filter((each) => !(isBoolean && each.flags & ts.TypeFlags.BooleanLiteral))
        .map((each) => typeText(each, names, place));
  return [
    ...texts,
    ...(isBoolean && !whole ? ["boolean"] : []),
    ...(type.types.some((each) => each.flags & ts.TypeFlags.Null) ? ["null"] : []),
  ].join(" | ");
}

/** Returns the text of a type, with the names of the types of which it consists. */
export function typeText(type: ts.Type, names: Names, place?: Place): string {
  const name = names.of(type);
  if (name) return name;
  if (type.isUnion()) return unionText(type, names, place);
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const isReadonly = type.symbol.name === "ReadonlyArray";
    return `${isReadonly ? "readonly " : ""}${item ? wrap(typeText(item, names, place && { ...place, isItem: true })) : "unknown"}[]`;
  }
  if (type.getCallSignatures().length > 0) return checker.typeToString(type);
  if (type.flags & ts.TypeFlags.Object && isFromLibrary(type)) return checker.typeToString(type);
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type);
  if (type.isIntersection() && type.types.some(({ flags }) => !(flags & ts.TypeFlags.Object)))
    return checker.typeToString(type);
  const value = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (value) return `Record<string, ${typeText(value, names)}>`;
  return place && names.nest ? names.nest(type, place.field, place.isItem) : objectText(type, names, "answer");
}

interface Links {
  readonly links?: { readonly checkFlags?: number };
}

const isReadonly = (property: ts.Symbol): boolean =>
  ((property as Links).links?.checkFlags ?? 0) & 8
    ? true
    : !(property as Links).links?.checkFlags &&
      (property.declarations ?? []).some((each) => ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly);

/** Returns the text of an object type, with a comment above each field. */
export function objectText(type: ts.Type, names: Names, looseness: Looseness): string {
  const fields = checker.getPropertiesOfType(type).map((property) => {
    const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const id = idType(property, names.owner);
    const { of, nest } = names;
    const place = { field: property.name, isItem: false };
    const plain = typeText(checker.getTypeOfSymbol(property), { of, ...(nest && { nest }) }, place);
    const text = id ? plain.replace(/\bstring\b/, id) : plain;
    const loose = isOptional ? [text, ...(looseness === "query" ? ["null"] : []), "undefined"].join(" | ") : text;
    const comment =
      ts.displayPartsToString(property.getDocumentationComment(checker)) ||
      schemaSentence(property) ||
      commonFields[property.name];
    const above = comment
      ? `/** ${comment.includes("\n") ? `\n * ${comment.replaceAll("\n", "\n * ")}\n ` : comment} */\n`
      : "";
    const modifier = looseness === "query" || isReadonly(property) ? "readonly " : "";
    return `${above}${modifier}${property.name}${isOptional ? "?" : ""}: ${loose};`;
  });
  return `{\n${fields.join("\n")}\n}`;
}
