import type { Subject } from "@kwan/domain/decisions";
import { m } from "#messages";
import { type BooksRow, lockBooks } from "../../money/entries/books-store.ts";
import { type FlaggedPayment, lockFlagged } from "../../money/payments/refunds-store.ts";
import { lockAdmins, lockUser } from "../../people/accounts/store.ts";
import { type BranchRow, lockBranch } from "../../people/branches/store.ts";
import { requireOtherPerson } from "../../people/drivers/own-record.ts";
import { accountOf, type DriverRow, findDriver, lockDriver } from "../../people/drivers/store.ts";
import { lockProgram, type ProgramRow } from "../../people/programs/store.ts";
import { type InstructorRow, lockInstructor } from "../../people/schools/instructors-store.ts";
import { lockSchool, type SchoolRow } from "../../people/schools/store.ts";
import type { Actor, Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/db/open.ts";
import type { UserRow } from "../../platform/db/tables.ts";
import { DomainError, type Noun, notFound } from "../../platform/domain-error.ts";
import { type AccountId, isId, type SubjectId } from "../../platform/ids.ts";
import { requireFileReason } from "../desk/file-reasons.ts";
import { lockBoard, type NoticeBoardRow } from "../notices/store.ts";

/** The type of record for each kind of subject, as read before a decision. */
export interface Records {
  readonly driver: DriverRow;
  readonly staff: UserRow;
  readonly school: SchoolRow;
  readonly payment: FlaggedPayment;
  readonly instructor: InstructorRow;
  readonly branch: BranchRow;
  readonly books: BooksRow;
  readonly program: ProgramRow;
  readonly notice_board: NoticeBoardRow;
}

export type AnyRecord = Records[Subject];

/** The functions that handle decisions about one kind of subject. */
interface SubjectWork<R> {
  /** The name of this kind of record in the audit log. */
  readonly entity: string;
  readonly noun: Noun;
  readonly lock: (tx: Tx, id: SubjectId) => Promise<R | undefined>;
  /** Throws if the actor is making a decision about their own account or record. */
  readonly requireOther: (context: Context<Actor>, record: R) => Promise<void> | void;
  /** Returns the account to notify of the decision. */
  readonly account: (tx: Tx, record: R) => Promise<AccountId | undefined> | AccountId | undefined;
}

const work: { readonly [S in Subject]: SubjectWork<Records[S]> } = {
  driver: {
    entity: "driver",
    noun: "driver",
    lock: async (tx, id) => (isId("drv", id) ? lockDriver(tx, id) : undefined),
    requireOther: async ({ tx, deps, actor }, driver) => {
      await requireOtherPerson(tx, actor, driver);
      await requireFileReason(tx, actor, driver.id, deps.now());
    },
    account: async (tx, { id }) => (await accountOf(tx, id))?.id,
  },
  staff: {
    entity: "user",
    noun: "staff_account",
    lock: async (tx, id) => {
      // A new role can remove the rights of the last administrator, so lock all administrators first.
      await lockAdmins(tx);
      const user = isId("usr", id) ? await lockUser(tx, id) : undefined;
      return user?.role === "learner" || user?.role === "driver" ? undefined : user;
    },
    requireOther: ({ actor }, { id }) => {
      if (id === actor.id) throw new DomainError("own_request", m.decisions_own_account());
    },
    // The decision's effect already notifies the person.
    account: () => undefined,
  },
  school: {
    entity: "school",
    noun: "school",
    lock: async (tx, id) => (isId("sch", id) ? lockSchool(tx, id) : undefined),
    requireOther: () => undefined,
    account: () => undefined,
  },
  instructor: {
    entity: "instructor",
    noun: "instructor",
    lock: async (tx, id) => (isId("ins", id) ? lockInstructor(tx, id) : undefined),
    requireOther: () => undefined,
    account: () => undefined,
  },
  branch: {
    entity: "branch",
    noun: "branch",
    lock: async (tx, id) => (isId("brn", id) ? lockBranch(tx, id) : undefined),
    requireOther: () => undefined,
    account: () => undefined,
  },
  books: {
    entity: "books",
    noun: "books",
    lock: async (tx, id) => (isId("bks", id) ? lockBooks(tx, id) : undefined),
    requireOther: () => undefined,
    account: () => undefined,
  },
  program: {
    entity: "program",
    noun: "program",
    lock: async (tx, id) => (isId("prg", id) ? lockProgram(tx, id) : undefined),
    requireOther: () => undefined,
    account: () => undefined,
  },
  notice_board: {
    entity: "notice_board",
    noun: "notice_board",
    lock: async (tx, id) => (isId("ntb", id) ? lockBoard(tx, id) : undefined),
    requireOther: () => undefined,
    account: () => undefined,
  },
  payment: {
    entity: "payment",
    noun: "flagged_payment",
    lock: async (tx, id) => (isId("pay", id) ? lockFlagged(tx, id) : undefined),
    requireOther: async ({ tx, actor }, { driver_id }) => {
      const driver = await findDriver(tx, driver_id);
      if (driver) await requireOtherPerson(tx, actor, driver);
    },
    // The payer is notified when the money has been sent.
    account: () => undefined,
  },
};

export const workOf = (subject: Subject): SubjectWork<AnyRecord> => work[subject] as unknown as SubjectWork<AnyRecord>;

/** Locks the subject of a decision. Nobody can decide about themselves. */
export async function lockSubject(context: Context<Actor>, subject: Subject, id: SubjectId): Promise<AnyRecord> {
  const { noun, lock, requireOther } = workOf(subject);
  const record = await lock(context.tx, id);
  if (!record) throw notFound(noun);
  await requireOther(context, record);
  return record;
}
