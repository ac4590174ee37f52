import { endStatuses } from "@kwan/domain";
import type { Endorsement } from "@kwan/domain/kinds";
import { normalisePhone } from "@kwan/domain/phone";
import { idTypes, readIdentityNumber } from "@kwan/domain/profiles";
import { sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { type Listed, listRows } from "../../platform/db/listed.ts";
import { isNamed, nameOfDriver } from "../../platform/db/names.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { DriverId } from "../../platform/ids.ts";

const name = sql.raw(nameOfDriver);

/** Matches drivers whose names sound like every word in the text. */
const soundsLike = (text: string) => sql<boolean>`name_sounds(${name}) @> name_sounds(${text})`;

/**
 * Whether `name_sounds` returns any phonetic codes for the text. Without this check, text with none would match every
 * name.
 */
const hasSounds = (text: string): boolean => /[a-zɛɔŋɖƒɣʋøłđ]/iu.test(text.normalize("NFD"));

/**
 * Finds people whose name contains the text or sounds like it, in any word order. The closest spelling comes first.
 * Equally close names are in alphabetical order.
 */
const named = (db: Queries, text: string) =>
  db
    .selectFrom("drivers")
    .select("drivers.id")
    .select(
      sql<string>`to_char(1 - word_similarity(${text}, ${name}), '0.00') || drivers.last_name || ' ' || drivers.first_name`.as(
        "place",
      ),
    )
    .where((of) => of.or([isNamed(text), ...(hasSounds(text) ? [soundsLike(text)] : [])]));

/** Returns the formats in which a number that someone typed may be stored. */
function numbersIn(text: string): string[] {
  const typed = text.trim();
  const kinds = ["ghana_card", "non_citizen_card", "passport", "licence"] as const;
  return [...new Set([typed, typed.toUpperCase(), ...kinds.flatMap((kind) => readIdentityNumber(kind, typed) ?? [])])];
}

/**
 * Finds people by their exact phone number or email, or by the exact number of an ID, licence, permit or application.
 */
function numbered(db: Queries, text: string) {
  const email = text.trim().toLowerCase();
  const phone = normalisePhone(text) ?? text.trim();
  const numbers = numbersIn(text);
  const ids = text.includes("@")
    ? db
        .selectFrom("users")
        .select("users.driver_id")
        .where(sql`lower(users.email)`, "=", email)
        .union(db.selectFrom("drivers").select("drivers.id as driver_id").where(sql`lower(drivers.email)`, "=", email))
    : db
        .selectFrom("users")
        .select("users.driver_id")
        .where("users.phone_number", "=", phone)
        .union(db.selectFrom("drivers").select("drivers.id as driver_id").where("drivers.phone_number", "=", phone))
        .union(
          db
            .selectFrom("drivers")
            .select("drivers.id as driver_id")
            .where(
              "drivers.id_type",
              "in",
              idTypes.map(({ value }) => value),
            )
            .where("drivers.id_number", "in", numbers),
        )
        .union(db.selectFrom("licenses").select("licenses.driver_id").where("licenses.number", "in", numbers))
        .union(db.selectFrom("permits").select("permits.driver_id").where("permits.number", "in", numbers))
        .union(db.selectFrom("services").select("services.driver_id").where("services.number", "in", numbers));
  return db
    .selectFrom("drivers")
    .select(["drivers.id", sql<string>`drivers.last_name || ' ' || drivers.first_name`.as("place")])
    .where("drivers.id", "in", ids);
}

/** Whether the text is a number or an email. Numbers have digits or slashes, emails have an @, and names have neither. */
const isNumber = (text: string): boolean => /[\d@/]/.test(text);

/** Finds people by name, email or number. */
export async function searchDrivers(
  db: Queries,
  text: string,
  request: PageRequest,
): Promise<Listed<Awaited<ReturnType<typeof detailsOf>>[number]>> {
  const matches = (isNumber(text) ? numbered(db, text) : named(db, text)).as("found");
  const page = await listRows(
    db.selectFrom(matches).select("found.id"),
    { sort: "found.place", id: "found.id", direction: "asc", kind: "text" },
    request,
  );
  const ids = page.rows.map(({ id }) => id);
  const details = ids.length > 0 ? await detailsOf(db, ids) : [];
  return { ...page, rows: page.rows.flatMap(({ id }) => details.find((each) => each.id === id) ?? []) };
}

/** Returns the details that a list of people shows about each person. */
const detailsOf = (db: Queries, ids: readonly DriverId[]) =>
  db
    .selectFrom("drivers")
    .leftJoin("users", "users.driver_id", "drivers.id")
    .leftJoin("licenses", "licenses.driver_id", "drivers.id")
    .select(["drivers.id", "drivers.first_name", "drivers.last_name", "drivers.other_name", "drivers.date_of_birth"])
    .select(["drivers.id_number", "drivers.is_id_verified", "drivers.phone_number"])
    .select(["users.id as account_id", "users.phone_number as account_phone_number"])
    .select(["licenses.number", "licenses.classes", "licenses.issued_on", "licenses.expires_on"])
    .select(["licenses.renewed_on"])
    .select(
      sql<
        Endorsement[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'from', from_on, 'until', until_on)), '[]')
        from endorsements where endorsements.driver_id = drivers.id and withdrawn_at is null)`.as("endorsements"),
    )
    .select((of) =>
      of
        .selectFrom("services")
        .select(sql<number>`count(*)`.as("count"))
        .whereRef("services.driver_id", "=", "drivers.id")
        .where("services.status", "not in", ["draft", ...endStatuses])
        .as("open_applications"),
    )
    .where("drivers.id", "in", [...ids])
    .execute();

export type FoundDriver = Awaited<ReturnType<typeof detailsOf>>[number];
