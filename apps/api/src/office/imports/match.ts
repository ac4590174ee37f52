import type { PlainDate } from "@kwan/domain";
import { plainText, type ReadRow, readRow } from "@kwan/domain/imports";
import type { Queries } from "../../platform/db/open.ts";
import type { ImportRecord, ImportRowRecord, RowProblem } from "../../platform/db/tables.ts";
import type { DriverId } from "../../platform/ids.ts";
import { isSame } from "../decisions/is-same.ts";
import { licenceValues } from "../decisions/licence-values.ts";
import { type Candidate, candidatesFor, type HeldLicense, licensesNumbered } from "./match-store.ts";
import { earlierRows } from "./rows-store.ts";

/** A row, and the matching data on record. */
export interface Judged {
  readonly row: ImportRowRecord;
  readonly read: ReadRow | null;
  readonly outcome: NonNullable<ImportRowRecord["outcome"]>;
  readonly problem: RowProblem | null;
  readonly other_row: number | null;
  /** The person whose record the row changes, or null for a new person. */
  readonly driver_id: DriverId | null;
  readonly candidates: readonly DriverId[];
  /** The licence on record with the licence number in the row. */
  readonly held: HeldLicense | undefined;
}

type Finding = Pick<Judged, "outcome"> & Partial<Pick<Judged, "problem" | "other_row" | "driver_id" | "candidates">>;

interface Names {
  readonly first_name: string;
  readonly last_name: string;
  readonly other_name?: string | null | undefined;
}

/** Whether two names are the same, ignoring case and accents. Other names only count if both people have them. */
const isNamedSame = (one: Names, other: Names): boolean =>
  plainText(one.first_name) === plainText(other.first_name) &&
  plainText(one.last_name) === plainText(other.last_name) &&
  (!one.other_name || !other.other_name || plainText(one.other_name) === plainText(other.other_name));

const personOf = ({ person }: ReadRow) => person as unknown as Names & { readonly date_of_birth: PlainDate };

/** Returns a key that is the same for all rows in the file that are about the same person. */
const keyOf = (read: ReadRow): string => {
  const { first_name, last_name, date_of_birth } = personOf(read);
  return `${plainText(last_name)} ${plainText(first_name)} ${date_of_birth}`;
};

/** Returns the values of a licence in the order and format that the record uses. */
const valuesIn = ({ details }: ReadRow) => ({
  ...details,
  classes: details.classes.toSorted(),
  renewed_on: details.renewed_on ?? null,
  restrictions: (details.restrictions ?? []).toSorted(),
});

const isLicenceSame = (read: ReadRow, held: HeldLicense): boolean => {
  const { classes, restrictions, ...values } = licenceValues(held);
  const sorted = (list: unknown) => (Array.isArray(list) ? list.map(String).toSorted() : []);
  return isSame({ ...values, classes: sorted(classes), restrictions: sorted(restrictions) }, valuesIn(read));
};

/** Whether two rows say the same, even if they write it differently. */
const isReadSame = (one: ReadRow, other: ReadRow): boolean =>
  isSame({ ...one.person, ...valuesIn(one) }, { ...other.person, ...valuesIn(other) });

/**
 * Whether the record can be trusted. If the person has an account, their identity must be verified. Records without an
 * account were created by the authority.
 */
const isTrusted = ({ is_id_verified, has_account }: Candidate): boolean => is_id_verified || !has_account;

function findPerson(read: ReadRow, candidates: readonly Candidate[]): Finding {
  const ids = candidates.map(({ driver_id }) => driver_id);
  const exact = candidates.filter((each) => isNamedSame(each, personOf(read)));
  const [person] = exact;
  if (candidates.length === 0) return { outcome: "new" };
  if (exact.length > 1) return { outcome: "unclear", problem: "several_people", candidates: ids };
  if (!person) return { outcome: "unclear", problem: "similar_person", candidates: ids };
  if (person.has_license)
    return { outcome: "differs", problem: "other_license", driver_id: person.driver_id, candidates: ids };
  if (!isTrusted(person)) return { outcome: "unclear", problem: "unverified_person", candidates: ids };
  return { outcome: "new", driver_id: person.driver_id };
}

function findOnRecord(read: ReadRow, held: HeldLicense | undefined, candidates: readonly Candidate[]): Finding {
  if (!held) return findPerson(read, candidates);
  const person = personOf(read);
  if (person.date_of_birth !== held.date_of_birth || !isNamedSame(person, held))
    return { outcome: "differs", problem: "other_holder", driver_id: held.driver_id };
  return isLicenceSame(read, held)
    ? { outcome: "same", driver_id: held.driver_id }
    : { outcome: "differs", problem: "license_differs", driver_id: held.driver_id };
}

/** A row that is read, and its place among the rows of its file. */
interface ParsedRow {
  readonly row: Pick<ImportRowRecord, "number" | "raw" | "outcome" | "problem" | "candidates" | "driver_id">;
  readonly read: ReadRow;
}

/** An earlier row of the file that a later one contradicts, and how it changes: it now needs a decision too. */
interface Contradicted {
  readonly row: ParsedRow["row"];
  readonly change: ReturnType<typeof waitsFor>;
}

/**
 * Reads rows in a file and compares each with earlier rows and with the record. Both the check and the run use this, so
 * that the run notices any changes since the check.
 */
export async function judge(
  db: Queries,
  { id, what, columns, date_order }: Pick<ImportRecord, "id" | "what" | "columns" | "date_order">,
  rows: readonly ImportRowRecord[],
  today: PlainDate,
): Promise<{ readonly judged: readonly Judged[]; readonly contradicted: readonly Contradicted[] }> {
  const reading = { today, order: date_order ?? "day_first" };
  const readRows = rows.map((row) => ({ row, read: readRow(what, columns, row.raw, reading) }));
  const valid = readRows.flatMap(({ row, read }) => ("errors" in read ? [] : [{ row, read }]));
  const numbers = valid.map(({ read }) => read.details.license_number);
  const people = valid.map(({ read }) => keyOf(read));
  const held = new Map((await licensesNumbered(db, numbers)).map((each) => [each.number, each]));
  const peopleToMatch = valid.map(({ row: { number }, read }) => {
    const { first_name, last_name, date_of_birth } = personOf(read);
    return { number, first_name, last_name, date_of_birth };
  });
  const candidates = Map.groupBy(await candidatesFor(db, id, peopleToMatch), ({ number }) => number);
  const byLicence = new Map<string, ParsedRow[]>();
  const byPerson = new Map<string, ParsedRow>();
  const remember = (pair: ParsedRow) => {
    const { license_number } = pair.read.details;
    byLicence.set(license_number, [...(byLicence.get(license_number) ?? []), pair]);
    const person = keyOf(pair.read);
    if (!byPerson.has(person)) byPerson.set(person, pair);
  };
  for (const row of await earlierRows(db, id, rows[0]?.number ?? 0, { numbers, people })) {
    const read = readRow(what, columns, row.raw, reading);
    if (!("errors" in read)) remember({ row, read });
  }
  const judged = new Map<number, Judged>();
  const contradicted = new Map<number, Contradicted>();
  for (const { row, read } of readRows) {
    const { number } = row;
    const nothing = { row, problem: null, other_row: null, driver_id: null, candidates: [] };
    if ("errors" in read) {
      judged.set(number, { ...nothing, read: null, outcome: "invalid", held: undefined });
      continue;
    }
    const present = held.get(read.details.license_number);
    const alike = byLicence.get(read.details.license_number) ?? [];
    const twin = alike.find((each) => isReadSame(each.read, read));
    const onRecord = findOnRecord(read, present, candidates.get(number) ?? []);
    // A licence on record is compared with the record, so none of its rows is imported without a decision.
    const [opposite] = present ? [] : alike;
    const finding: Finding = twin
      ? { outcome: "repeated", problem: "repeated_row", other_row: twin.row.number }
      : opposite
        ? waitsFor(opposite.row.number, onRecord)
        : (findPersonTwice(byPerson.get(keyOf(read))) ?? onRecord);
    if (!twin && opposite)
      for (const { row: earlier } of alike) {
        const own = judged.get(earlier.number) ?? earlier;
        if (own.problem === "license_twice" || contradicted.has(earlier.number)) continue;
        const change = waitsFor(number, own);
        const before = judged.get(earlier.number);
        if (before) judged.set(earlier.number, { ...before, ...change });
        else contradicted.set(earlier.number, { row: earlier, change });
      }
    judged.set(number, { ...nothing, read, held: present, ...finding });
    if (!twin) remember({ row, read });
  }
  return { judged: [...judged.values()], contradicted: [...contradicted.values()] };
}

/**
 * Returns the outcome for a row with the same licence number as another row in the file, but with different details.
 * Both rows wait until someone has chosen one of them.
 */
const waitsFor = (
  other_row: number,
  { candidates = [], driver_id }: Partial<Pick<Judged, "candidates" | "driver_id">>,
) =>
  ({
    outcome: "unclear",
    problem: "license_twice",
    other_row,
    driver_id: null,
    candidates: candidates.length === 0 && driver_id ? [driver_id] : [...candidates],
  }) as const;

const findPersonTwice = (person: ParsedRow | undefined): Finding | undefined =>
  person && { outcome: "unclear", problem: "person_twice", other_row: person.row.number };

/** Returns the values that later rows in the file are compared with, to find rows that repeat this one. */
export const keysOf = ({ read }: Judged) =>
  read ? { license_number: read.details.license_number, person: keyOf(read) } : { license_number: null, person: null };
