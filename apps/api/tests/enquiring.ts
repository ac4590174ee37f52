import { beforeAll, beforeEach } from "vitest";
import { removeOldEnquiries } from "../src/office/enquiries/store.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { BranchId } from "../src/platform/ids.ts";
import { sendForm } from "./guide-forms.ts";
import { seedBranches } from "./people.ts";
import type { Person, TestServer } from "./server.ts";

export const question = { topic: "card", text: "When can I collect my card?" };
export const complaint = { topic: "bribe", text: "They asked me for 50 cedis to find my file." };
export const answer = { text: "It is ready. Bring your identity card.", closes: false };

const ofEnquiries = "answer_question,answer_administrators_question,handle_complaint";

/** What the tests of questions and complaints need: people who write, and staff with names and branches. */
export function enquiring(server: () => TestServer) {
  const branches = {} as { accra: BranchId; weija: BranchId };
  let made = 0;
  beforeAll(async () => {
    Object.assign(branches, await seedBranches(server()));
  });
  beforeEach(async () => {
    const { kysely } = server().db;
    await kysely.deleteFrom("rate_limits").execute();
    await inTransaction(server().db, (tx) => removeOldEnquiries(tx, new Date("2999-01-01")));
    // Nobody from an earlier test is left to handle anything.
    await kysely.updateTable("users").set({ is_active: false }).execute();
  });

  const newKey = () => `key-${++made}`;
  const send = (path: string, fields: Record<string, string>) =>
    sendForm(server(), `/guide/${path}`, { key: newKey(), ...fields });
  const ask = async (fields: Record<string, string> = {}) => (await send("contact", { ...question, ...fields })).sent;
  const complain = async (fields: Record<string, string> = {}) =>
    (await send("complaint", { ...complaint, ...fields })).sent;
  const follow = ({ number = "", code }: { number?: string; code?: string | null } = {}) =>
    send("follow", { number, code: code ?? "" });
  const staff = async (role: "officer" | "reviewer" | "admin", name: string, branch_id?: BranchId): Promise<Person> => {
    const person = await server().person({ role, ...(branch_id && { branch_id }) });
    const [first_name = "", last_name = ""] = name.split(" ");
    await server().db.kysely.updateTable("users").set({ first_name, last_name }).where("id", "=", person.id).execute();
    return person;
  };
  /** What somebody can see of a message: in the list, in the queue, in its counts, and in the audit log. */
  const seenBy = async ({ kwan }: Person, number: string | undefined) => {
    const { results } = await kwan.enquiries.list({ number: number ?? "" });
    const id = results[0]?.id;
    const nothing = () => [];
    const tasks = await kwan.tasks.list({ kind: ofEnquiries, limit: 100 }).then(({ results: all }) => all, nothing);
    const counts = await kwan.tasks.counts().then(({ kinds }) => kinds, nothing);
    const isTask = tasks.some(({ subject_id }) => subject_id === id);
    const counted = counts.filter(({ kind }) => ofEnquiries.split(",").includes(kind)).map(({ kind }) => kind);
    return { isListed: results.length === 1, isTask, counted };
  };
  const idOf = async (number: string | undefined) =>
    (
      await server()
        .db.kysely.selectFrom("enquiries")
        .select("id")
        .where("number", "=", number ?? "")
        .executeTakeFirstOrThrow()
    ).id;

  return { branches, newKey, send, ask, complain, follow, staff, seenBy, idOf };
}
