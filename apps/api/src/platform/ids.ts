import { randomBytes, randomInt } from "node:crypto";

/** An ID whose prefix says what it belongs to, so that an account's ID is not mistaken for a driver's. */
type Id<Prefix extends string> = `${Prefix}_${string}`;

export type AccountId = Id<"usr">;
export type AppealId = Id<"apl">;
export type ApplicationId = Id<"srv">;
export type AppointmentId = Id<"apt">;
export type AttemptId = Id<"att">;
export type BooksId = Id<"bks">;
export type BranchId = Id<"brn">;
export type DecisionId = Id<"dec">;
export type DeliveryId = Id<"dlv">;
export type DifferenceId = Id<"dif">;
export type DisputeId = Id<"dsp">;
export type DocumentId = Id<"doc">;
export type DriverId = Id<"drv">;
export type EnrolmentId = Id<"enr">;
export type EnquiryId = Id<"enq">;
export type ImportId = Id<"imp">;
export type InstructorId = Id<"ins">;
export type InvoiceId = Id<"inv">;
export type LessonId = Id<"cls">;
export type MessageId = Id<"msg">;
export type NoteId = Id<"not">;
export type NoticeBoardId = Id<"ntb">;
export type NoticeId = Id<"ntc">;
export type NotificationId = Id<"ntf">;
export type PaymentId = Id<"pay">;
export type ProgramId = Id<"prg">;
export type ProgramSecretId = Id<"sec">;
export type RefundId = Id<"rfd">;
export type SchoolId = Id<"sch">;
export type SessionId = Id<"ses">;
export type ShareId = Id<"shr">;
export type SlotId = Id<"slt">;
export type TaskId = Id<"tsk">;
export type UpdateRequestId = Id<"req">;

/** The possible subjects of a decision. */
export type SubjectId =
  | DriverId
  | AccountId
  | SchoolId
  | InstructorId
  | PaymentId
  | BranchId
  | BooksId
  | ProgramId
  | NoticeBoardId;

export type NewId = <Prefix extends string>(prefix: Prefix) => Id<Prefix>;

/** IDs that no row has. Filters use them for people without a driver profile or a school, so that nothing is found. */
export const noDriver: DriverId = "drv_none";
export const noSchool: SchoolId = "sch_none";

/** Whether a value of unknown type, such as an answer in a form, is an ID with this prefix. */
export const isId = <Prefix extends string>(prefix: Prefix, value: unknown): value is Id<Prefix> =>
  typeof value === "string" && value.startsWith(`${prefix}_`);

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function inBase32(value: bigint, length: number): string {
  let rest = value;
  let text = "";
  for (let index = 0; index < length; index++) {
    text = alphabet[Number(rest % 32n)] + text;
    rest /= 32n;
  }
  return text;
}

/**
 * Generates IDs that sort by creation time and cannot be guessed: 48 bits of time and 80 random bits. Within a
 * millisecond, each ID is larger than the one before by a random step.
 *
 * @example
 * idMaker(() => new Date())("drv"); // "drv_01KAJ…"
 */
export function idMaker(now: () => Date): NewId {
  let last = { time: 0, chance: 0n };
  return (prefix) => {
    const time = now().getTime();
    const chance = time === last.time ? last.chance + 1n + bits(6) : bits(10) >> 1n;
    last = { time, chance };
    return `${prefix}_${inBase32(BigInt(time), 10)}${inBase32(chance, 16)}`;
  };
}

/**
 * Returns a string that sorts before every ID generated at or after a given time, and after all earlier IDs.
 *
 * @example
 * idsFrom("blb", new Date()); // "blb_01KAJ…", shorter than an id
 */
export const idsFrom = (prefix: string, moment: Date): string => `${prefix}_${inBase32(BigInt(moment.getTime()), 10)}`;

const bits = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString("hex")}`);

/** Returns an unpredictable number from 0 (inclusive) to 1 (exclusive). */
export const unpredictable = (): number => randomInt(2 ** 47) / 2 ** 47;
