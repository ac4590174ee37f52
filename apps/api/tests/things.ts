import type { AnyCall } from "@kwan/contract";
import type { Status } from "@kwan/domain";
import { type Kind, kindRows } from "@kwan/domain/kinds";
import { shareCode } from "@kwan/domain/numbers";
import { noCounts } from "../src/office/imports/counts.ts";
import { setClaim } from "../src/office/tasks/store.ts";
import type { Tx } from "../src/platform/db/open.ts";
import {
  type ApplicationId,
  type BranchId,
  noDriver,
  type SlotId,
  type SubjectId,
  type UpdateRequestId,
} from "../src/platform/ids.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { giveCard } from "./fit-drivers.ts";
import { idOf } from "./id-of.ts";
import { newInvoice, newPayment } from "./invoice-things.ts";
import { schoolMakers } from "./school-things.ts";
import type { Person, TestServer } from "./server.ts";

interface Whose {
  readonly server: TestServer;
  readonly owner: Person;
  readonly officer: Person;
  readonly branch: BranchId;
  readonly call: AnyCall;
  /** Returns the driver's application that the call is about, and creates it when it is first needed. */
  application(): Promise<ApplicationId>;
}

/** For each call about an application, the kind and the status in which the call is allowed. */
const states: Readonly<Record<string, readonly [Kind, Status]>> = {
  bookAppointment: ["license-application", "testing"],
  moveAppointment: ["license-application", "testing"],
  cancelAppointment: ["license-application", "testing"],
  recordPracticalTest: ["license-application", "testing"],
  recordStep: ["drivers-renewal", "in_review"],
  reviewDocument: ["drivers-renewal", "in_review"],
  openService: ["drivers-renewal", "in_review"],
  generateInvoice: ["drivers-renewal", "awaiting_payment"],
  moveService: ["drivers-renewal", "awaiting_payment"],
  chooseCategory: ["learners-license", "draft"],
  verifySchool: ["learners-license", "draft"],
  getRoadSignTest: ["learners-license", "testing"],
  getRoadTrafficTest: ["learners-license", "testing"],
  startTest: ["learners-license", "testing"],
  answerQuestion: ["learners-license", "testing"],
  handInTest: ["learners-license", "testing"],
  uploadDocument: ["upgrading-drivers-license", "draft"],
  getApplicationAppeal: ["drivers-renewal", "rejected"],
  appealApplication: ["drivers-renewal", "rejected"],
};

/** Creates an application for a call, of the kind in its path and in a status that allows the call. */
export async function applicationFor({ server, owner, call }: Omit<Whose, "application">): Promise<ApplicationId> {
  const named = kindRows.find(({ kind }) => call.path === `/service/${kind}/{id}/`)?.kind;
  const [kind, status] = states[call.id] ?? [named ?? "drivers-renewal", "draft" as const];
  const id = await newApplication(server, { driver: owner.driver, filed_by: owner.id, kind, status });
  const step = { "license-application": "practical_test", "drivers-renewal": "record_check" }[kind as string];
  if (step) await addOpenStep(server, id, step);
  if (status === "rejected") await addRejection(server, id);
  return id;
}

/** Adds the history of an application that has just been rejected. */
const addRejection = ({ db, deps }: TestServer, application_id: ApplicationId) =>
  db.kysely
    .insertInto("service_history")
    .values({
      id: deps.newId("hst"),
      application_id,
      at: deps.now(),
      action: "reject",
      from_status: "in_review",
      to_status: "rejected",
      by_actor: "officer",
      actor_id: null,
      reason: "The certificate is of another person.",
    })
    .execute();

/** Creates a decision about the owner, which an officer has proposed and a reviewer has approved. */
async function inForceAbout({ server, owner }: Pick<Whose, "server" | "owner">): Promise<string> {
  const [one, other] = [await server.person({ role: "officer" }), await server.person({ role: "reviewer" })];
  const { id } = await one.kwan.decisions.propose({
    kind: "correct_record",
    driver: owner.driver ?? "",
    details: { first_name: "Adwoa" },
    ground: "office_error",
    reason: "The name was typed wrongly.",
  });
  await other.kwan.decisions.decide(id, { outcome: "approved" });
  return id;
}

type Maker = (whose: Whose) => Promise<string>;

/** Functions that create a driver's records, by ID prefix. */
export const makers: Readonly<Record<string, Maker>> = {
  drv: async ({ owner }) => owner.driver ?? "",
  srv: ({ application }) => application(),
  brn: async ({ branch }) => branch,
  dec: async ({ server, owner, officer, call }) => {
    if (call.id === "appealDecision") return inForceAbout({ server, owner });
    // An officer can withdraw their own proposal and attach evidence to it, but can only decide someone else's
    // proposal.
    const isOwn = call.id === "withdrawDecision" || call.id === "addEvidence";
    const { kwan } = isOwn ? officer : await server.person({ role: "officer" });
    const { id } = await kwan.decisions.propose({
      kind: "correct_record",
      driver: owner.driver ?? "",
      details: { first_name: "Adwoa" },
      ground: "office_error",
      reason: "The name was typed wrongly.",
    });
    return id;
  },
  apl: async (whose) => {
    const { server } = whose;
    const { db, deps } = server;
    const [decision_id, id] = [idOf("dec", await inForceAbout(whose)), deps.newId("apl")];
    const made = { driver_id: whose.owner.driver ?? noDriver, made_by: whose.owner.id, made_at: deps.now() };
    await db.kysely
      .insertInto("appeals")
      .values({ id, decision_id, ...made, reasons: "The name was right.", state: "open" })
      .execute();
    return id;
  },
  imp: async ({ server, owner, call }) => {
    const { db, deps } = server;
    const [id, admin, reviewer] = [
      deps.newId("imp"),
      await server.person({ role: "admin" }),
      await server.person({ role: "reviewer" }),
    ];
    const isDone = call.id === "undoImport";
    const isAsking = call.id === "setImportDateOrder";
    await db.kysely
      .insertInto("imports")
      .values({
        id,
        what: "licences",
        name: "register.csv",
        sha256: id,
        columns: '["first_name"]',
        state: isDone ? "done" : isAsking ? "asking" : "checked",
        ...(isAsking
          ? { date_question: JSON.stringify({ row: 2, column: "renewed_on", text: "5/11/2019", likely: "day_first" }) }
          : { date_order: "day_first" }),
        counts: JSON.stringify({ ...noCounts, rows: 1, imported: isDone ? 1 : 0 }),
        made_by: admin.id,
        made_at: deps.now(),
        worked_at: deps.now(),
        ...(isDone && { run_by: reviewer.id }),
      })
      .execute();
    const found = {
      outcome: "unclear",
      problem: "similar_person",
      candidates: JSON.stringify([owner.driver]),
    } as const;
    await db.kysely
      .insertInto("import_rows")
      .values({ import_id: id, number: 17, raw: '["Ama"]', ...found })
      .execute();
    return id;
  },
  tsk: async (whose) => {
    const { server, owner, officer, call } = whose;
    const { db, deps } = server;
    // The example assigns the task to a reviewer, so the task has to be about a decision, which reviewers can approve.
    const subject = call.id === "assignTasks" ? await makers.dec?.(whose) : owner.driver;
    const { id } = await db.kysely
      .selectFrom("tasks")
      .select("id")
      .where("subject_id", "=", subject as SubjectId)
      .where("closed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (call.id === "releaseTask") await setClaim(db.kysely as Tx, id, { by: officer.id, at: deps.now() });
    return id;
  },
  usr: async ({ server }) => (await server.person({ role: "reviewer" })).id,
  ses: async ({ server: { db, deps }, owner }) => {
    const id = deps.newId("ses");
    const times = {
      started_at: deps.now(),
      last_used_at: deps.now(),
      expires_at: new Date(deps.now().getTime() + 1e9),
    };
    await db.kysely
      .insertInto("sessions")
      .values({ id, user_id: owner.id, token_hash: id, device: "Safari", ...times })
      .execute();
    return id;
  },
  dlv: async ({ server: { db, deps }, owner }) => {
    const id = deps.newId("dlv");
    const place = {
      digital_address: null,
      street_name: null,
      town: null,
      landmark: null,
      city: "Accra",
      region: "Greater Accra",
    };
    const to = { recipient: "Ama", phone_number: "+233241234567", application_id: null };
    await db.kysely
      .insertInto("delivery_locations")
      .values({ id, driver_id: owner.driver ?? noDriver, ...to, ...place })
      .execute();
    return id;
  },
  // A free slot that is later than the appointment's slot.
  slt: (whose) => newSlot(whose, "10"),
  apt: async (whose) => {
    const { server, owner } = whose;
    const { db, deps } = server;
    const id = deps.newId("apt");
    const row = {
      application_id: await whose.application(),
      driver_id: owner.driver ?? noDriver,
      slot_id: await newSlot(whose, "09"),
    };
    await db.kysely
      .insertInto("appointments")
      .values({ id, ...row, place: 1, status: "booked", created_at: deps.now() })
      .execute();
    return id;
  },
  ...schoolMakers,
  req: (whose) => newRequest(whose),
  doc: async (whose) => {
    const { server, owner, call } = whose;
    const { db, deps } = server;
    const [id, blob_key] = [deps.newId("doc"), deps.newId("blb_of_a_document")];
    // Reviewers can read evidence for a change to a record. Only documents for an application can be reviewed or
    // deleted, so these two calls get one.
    const isEvidence = call.id !== "deleteDocument" && call.id !== "reviewDocument";
    const belongs = {
      application_id: isEvidence ? null : await whose.application(),
      update_request_id: isEvidence ? await newRequest(whose) : null,
    };
    const file = {
      document: "affidavit",
      name: "a.pdf",
      type: "application/pdf",
      bytes: 9,
      sha256: "0",
      reason: null,
    } as const;
    await deps.blobs.put(blob_key, Buffer.from("%PDF-1.4\n"), "application/pdf");
    await db.kysely
      .insertInto("documents")
      .values({
        id,
        blob_key,
        driver_id: owner.driver ?? noDriver,
        ...belongs,
        ...file,
        uploaded_by: owner.id,
        uploaded_at: deps.now(),
      })
      .execute();
    if (call.id === "reviewDocument") await whose.officer.kwan.documents.download(id);
    return id;
  },
  shr: async ({ server, owner }) => {
    const { db, deps } = server;
    const id = deps.newId("shr");
    const times = { created_at: deps.now(), expires_at: new Date(deps.now().getTime() + 1e7) };
    const code = shareCode(deps.random);
    await giveCard(server, owner);
    await db.kysely
      .insertInto("shares")
      .values({ id, driver_id: owner.driver ?? noDriver, code, ...times })
      .execute();
    return id;
  },
  att: async (whose) => {
    const { server, owner } = whose;
    const { db, deps } = server;
    const id = deps.newId("att");
    const options = [
      { id: "a", text: "Slow down" },
      { id: "b", text: "Stop" },
    ];
    const question = {
      id: "q1",
      topic: "priority_signs",
      text: "What must you do?",
      sign: "stop",
      options,
      right_option: "b",
    };
    const times = { started_at: deps.now(), deadline_at: new Date(deps.now().getTime() + 1e6) };
    await db.kysely
      .insertInto("theory_attempts")
      .values({
        id,
        application_id: await whose.application(),
        driver_id: owner.driver ?? noDriver,
        part: "road_sign",
        paper: JSON.stringify([question]),
        answers: "{}",
        right_answers: null,
        is_passed: null,
        ...times,
      })
      .execute();
    return id;
  },
  inv: (whose) => newInvoice(whose),
  pay: async (whose) => {
    const { id } = await newPayment(whose, await newInvoice(whose));
    const { db, deps } = whose.server;
    if (whose.call.id === "resolveFlaggedPayment")
      await db.kysely
        .updateTable("payments")
        .set({ mismatch: "refund_due", flagged_at: deps.now() })
        .where("id", "=", id)
        .execute();
    return id;
  },
  msg: async ({ server: { db, deps } }) => {
    const id = deps.newId("msg");
    const at = { created_at: deps.now(), updated_at: deps.now() };
    const message = {
      channel: "sms",
      recipient: "+233241234567",
      purpose: "code",
      subject: null,
      text: "Hello",
    };
    await db.kysely
      .insertInto("messages")
      .values({ id, user_id: null, ...message, state: "dead", tries: 6, last_error: "502", dedupe_key: null, ...at })
      .execute();
    return id;
  },
  ntf: async ({ server: { db, deps }, owner }) => {
    const id = deps.newId("ntf");
    const words = { title: "All done", message: "Done.", application_id: null, type: null, dedupe_key: null };
    await db.kysely
      .insertInto("notifications")
      .values({ id, user_id: owner.id, ...words, created_at: deps.now() })
      .execute();
    return id;
  },
};

let slots = 0;
async function newSlot({ server: { db, deps }, branch }: Whose, hour: string): Promise<SlotId> {
  const id = deps.newId("slt");
  const day = new Date(Date.UTC(2027, 0, 1) + slots++ * 86_400_000).toISOString().slice(0, 10);
  const times = { starts_at: `${day}T${hour}:00:00Z`, ends_at: `${day}T${hour}:40:00Z` };
  await db.kysely
    .insertInto("slots")
    .values({ id, branch_id: branch, purpose: "practical_test", ...times, capacity: 3 })
    .execute();
  return id;
}

async function newRequest({ server: { db, deps }, owner, call }: Whose): Promise<UpdateRequestId> {
  const id = deps.newId("req");
  const changes = JSON.stringify([{ field: "last_name", before: "Mensah", after: "Mensah-Owusu" }]);
  const asked = {
    requested_by: owner.id,
    status: "requested",
    reason_for_change: "I married.",
    requested_at: deps.now(),
  };
  const isRejected = call.id === "getUpdateRequestAppeal" || call.id === "appealUpdateRequest";
  const decision = isRejected
    ? ({ status: "rejected", decided_at: deps.now(), decided_by: null, decision_reason: "It cannot be read." } as const)
    : { decided_by: null, decision_reason: null };
  await db.kysely
    .insertInto("update_requests")
    .values({ id, driver_id: owner.driver ?? noDriver, changes, ...asked, ...decision })
    .execute();
  return id;
}
