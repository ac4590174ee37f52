import type { BodyOf, proposeDecision } from "@kwan/contract";
import { addDays } from "@kwan/domain";
import type { DecisionKind } from "@kwan/domain/decisions";
import { findLicense } from "../src/people/drivers/store.ts";
import { noDriver } from "../src/platform/ids.ts";
import { claimLicence, disputeClaim, giveLicence } from "./people.ts";
import type { Person, TestServer } from "./server.ts";

type Proposal = BodyOf<typeof proposeDecision>;

/** The kinds of decision to test. Refunds do not change a record, and are tested in refunds.test.ts. */
export type Kind = Exclude<DecisionKind, "refund_payment" | "close_payment" | "keep_payment">;

export const reason = "Seen at the counter on Monday.";
let licences = 0;

/** Returns the number of the identity document on a person's record, and puts one there if there is none. */
async function numberOf(person: Person): Promise<string> {
  const present = await person.kwan.drivers.identification(person.driver ?? "");
  if (present.id_number !== null) return present.id_number;
  const id_number = `GHA-${String(700_000_000 + ++licences)}-1`;
  await person.kwan.drivers.putIdentification(person.driver ?? "", { id_type: "ghana_card", id_number });
  return id_number;
}

/** Details with which each kind of decision can be proposed for a new driver. */
export const examples: {
  readonly [K in Kind]: (server: TestServer, person: Person) => Promise<Pick<Proposal, "details" | "ground">>;
} = {
  settle_claim: async (server, person) => {
    const rival = await server.person({ role: "learner", hasProfile: false });
    await claimLicence(server, person);
    await disputeClaim(server, person, rival);
    return { details: { outcome: "moved" }, ground: "at_counter" };
  },
  verify_identity: async (_, person) => ({
    details: { id_number: await numberOf(person), how: "seen" },
    ground: "at_counter",
  }),
  refuse_identity: async (_, person) => ({
    details: { id_number: await numberOf(person), notice: "The card belongs to somebody else. Add your own." },
    ground: "not_theirs",
  }),
  correct_record: async () => ({
    details: { last_name: "Owusu-Ansah", date_of_birth: "1991-02-03", nationality: "TG", sex: "female" },
    ground: "document_seen",
  }),
  change_contact: async () => ({
    details: { phone_number: `024${String(5_000_000 + ++licences)}`, email: `new${++licences}@example.com` },
    ground: "lost_sim",
  }),
  enter_licence: async () => ({
    details: {
      license_number: `OLD-${String(10_000 + ++licences)}`,
      classes: ["B", "C"],
      first_issued_on: "2015-04-01",
      issued_on: "2021-04-01",
      expires_on: "2027-03-31",
      renewed_on: "2023-04-02",
      is_commercial: false,
      restrictions: ["glasses"],
    },
    ground: "card_seen",
  }),
  correct_licence: async (server, { driver }) => {
    if (!(await findLicense(server.db.kysely, driver ?? noDriver))) await giveLicence(server, driver, "2024-02-02");
    return { details: { classes: ["B", "D"], expires_on: "2030-02-01" }, ground: "card_seen" };
  },
  change_licence: async () => ({
    details: {
      endorsement: "suspended",
      from: "2026-11-01",
      until: "2027-04-30",
      order_number: "LD/2026/118",
      ordered_on: "2026-10-20",
      notice: "You drove without insurance. Bring your card to the branch.",
    },
    ground: "court_order",
  }),
  grant_role: async () => ({ details: { role: "reviewer" }, ground: "new_duties" }),
  accredit_school: async () => ({ details: { until: "2028-12-31" }, ground: "requirements_met" }),
  accredit_instructor: async () => ({ details: { until: "2028-12-31" }, ground: "requirements_met" }),
  withdraw_certificate: async ({ db, deps }, { driver }) => {
    const certificate_number = `TC/EX/${driver}`.toUpperCase();
    const enrolments = db.kysely
      .selectFrom("enrolments")
      .select("id")
      .where("driver_id", "=", driver ?? noDriver);
    if (!(await enrolments.executeTakeFirst())) {
      const { id: branch_id } = await db.kysely.selectFrom("branches").select("id").executeTakeFirstOrThrow();
      const school_id = deps.newId("sch");
      const school = { id: school_id, code: school_id.slice(-12), name: "Ridge Driving School", branch_id };
      await db.kysely.insertInto("schools").values(school).execute();
      const trainee = { trainee_number: "T-1", license_class: "B", certificate_number, certificate_date: deps.today() };
      const row = { id: deps.newId("enr"), school_id, driver_id: driver, name: "Ama", ...trainee };
      await db.kysely.insertInto("enrolments").values(row).execute();
    }
    const notice = "The lessons did not take place. Train again at another school.";
    return { details: { certificate_number, notice }, ground: "lessons_untrue" };
  },
  change_branch: async () => ({
    details: {
      is_open: true,
      name: `Dambai ${++licences}`,
      opening_hours: "always",
      phone_number: "030 222 1234",
      digital_address: "ga 183 8164",
      is_test_centre: true,
      services: ["drivers-renewal"],
    },
    ground: "new_branch",
  }),
  close_for_days: async (server) => ({
    details: {
      from: addDays(server.deps.today(), 7),
      until: addDays(server.deps.today(), 8),
      reason_en: "Repairs after the flood",
      reason_fr: "Travaux après l’inondation",
    },
    ground: "repairs",
  }),
  grant_program: async () => ({ details: { scopes: ["reports.read"], budget: "standard" }, ground: "new_program" }),
  announce_work: async (server) => ({
    details: {
      day: addDays(server.deps.today(), 6),
      from_time: "22.00",
      until_time: "1:30",
      text_en: "you cannot pay or book an appointment",
      text_fr: "vous ne pouvez ni payer ni prendre rendez-vous",
    },
    ground: "release",
  }),
  close_books: async (server) => ({
    details: { closed_until: addDays(server.deps.today(), -1) },
    ground: "month_end",
  }),
};
