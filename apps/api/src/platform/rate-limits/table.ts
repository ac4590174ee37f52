import { limitsOfPayments } from "./payment-limits.ts";
import type { LimitRow } from "./row.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const limits = {
  wrong_passwords_on_device: {
    of: ["target", "device"],
    max: 10,
    seconds: 15 * minute,
    counts: "wrong passwords on a device that has logged in to the account before",
    filledBy: "somebody who holds the device",
    whenFull: "The owner resets the password, or logs in on another device.",
  },
  wrong_passwords_from_network: {
    of: ["target", "network"],
    max: 10,
    seconds: 15 * minute,
    counts: "wrong passwords for one account from one network",
    filledBy: "anybody on that network",
    whenFull: "A known device has a count of its own. Other networks have theirs. A reset clears the count.",
  },
  wrong_passwords: {
    of: ["target"],
    max: 100,
    seconds: hour,
    counts: "wrong passwords for one account from all networks, except on known devices",
    filledBy: "somebody with ten networks",
    whenFull: "A known device has a count of its own. A reset clears the count.",
  },
  wrong_passwords_of_network: {
    of: ["network"],
    max: 300,
    seconds: 15 * minute,
    counts: "wrong passwords for all accounts from one network, except on known devices",
    filledBy: "anybody on that network",
    whenFull: "A known device has a count of its own. Other networks have theirs.",
  },
  wrong_passwords_in_session: {
    of: ["session"],
    max: 10,
    seconds: hour,
    counts: "wrong current passwords in one session",
    filledBy: "somebody who has stolen the session",
    whenFull: "The owner logs in again, or resets the password, which ends the stolen session.",
  },
  codes_each_minute: {
    of: ["purpose", "target", "asker"],
    max: 1,
    seconds: minute,
    counts:
      "codes for one purpose that one asker requests (a session, a known device, a log-in with the right password, or a network)",
    filledBy: "the asker, or anybody on the same network",
    whenFull:
      "The code that was just sent to the owner's own attempt stays valid. A known device has a count of its own.",
  },
  codes_each_hour: {
    of: ["purpose", "target", "asker"],
    max: 5,
    seconds: hour,
    counts: "the same, in an hour",
    filledBy: "the asker, or anybody on the same network",
    whenFull:
      "A known device and every other network have counts of their own. So has the other contact of the account.",
  },
  codes_to_target: {
    of: ["purpose", "target"],
    max: 6,
    seconds: hour,
    counts: "codes for one purpose that all networks together request for an email address or a phone number",
    filledBy: "somebody with two networks",
    whenFull:
      "A known device has a count of its own. So has the other contact of the account. Somebody who has neither waits for up to an hour.",
  },
  resends_each_minute: {
    of: ["attempt"],
    max: 1,
    seconds: minute,
    counts: "requests to send the code of an attempt again",
    filledBy: "whoever began the attempt",
    whenFull: "The code that was just sent stays valid.",
  },
  resends_of_attempt: {
    of: ["attempt"],
    max: 2,
    seconds: hour,
    counts: "the same, in an hour",
    filledBy: "whoever began the attempt",
    whenFull: "The code that was just sent stays valid, or the owner begins again.",
  },
  unnamed_codes: {
    of: ["purpose", "target"],
    max: 10,
    seconds: hour,
    counts: "wrong codes that do not name the attempt they belong to",
    filledBy: "anybody",
    whenFull: "Codes that name their attempt are not counted here and are still taken. The portal always names it.",
  },
  unnamed_resends_each_minute: {
    of: ["target"],
    max: 1,
    seconds: minute,
    counts: "requests to send a code again that do not name an attempt",
    filledBy: "anybody",
    whenFull: "Requests that name the attempt are counted with the attempt. The portal always names it.",
  },
  unnamed_resends_each_hour: {
    of: ["target"],
    max: 5,
    seconds: hour,
    counts: "the same, in an hour",
    filledBy: "anybody",
    whenFull: "Requests that name the attempt are counted with the attempt. The portal always names it.",
  },
  wrong_codes_of_target: {
    of: ["target"],
    max: 20,
    seconds: day,
    counts: "wrong codes that name their attempt, for one email address or phone number",
    filledBy: "anybody",
    whenFull:
      "Nobody is refused. Until the day is over, a code can be tried once and not five times, except on a known device.",
  },
  unused_codes_of_network: {
    of: ["network"],
    max: 300,
    seconds: hour,
    counts: "codes for sign-ups and resets that a network requests and nobody enters",
    filledBy: "anybody on that network",
    whenFull:
      "A known device is not counted. An open attempt can be finished. Other networks have counts of their own.",
  },
  wrong_codes_of_network: {
    of: ["network"],
    max: 300,
    seconds: 15 * minute,
    counts: "wrong codes from one network that name no open attempt",
    filledBy: "anybody on that network",
    whenFull: "Codes that name an open attempt are still taken.",
  },
  sign_up_messages: {
    of: [],
    max: 3_000,
    seconds: hour,
    counts: "text messages to numbers in Ghana that nobody has verified",
    filledBy: "somebody with many networks",
    whenFull: "People sign up with an email address, to which the code is then sent.",
  },
  sign_up_messages_abroad: {
    of: [],
    max: 60,
    seconds: hour,
    counts: "text messages to foreign numbers that nobody has verified",
    filledBy: "anybody with 60 numbers",
    whenFull:
      "People sign up with an email address, to which the code is then sent. Log-ins and resets are not counted.",
  },
  wrong_claims: {
    of: ["account"],
    max: 5,
    seconds: day,
    counts: "claims of a licence with details that do not match",
    filledBy: "the account itself",
    whenFull: "The holder asks at a branch.",
  },
  wrong_claims_of_licence: {
    of: ["licence"],
    max: 10,
    seconds: day,
    counts: "claims of one licence with details that do not match",
    filledBy: "somebody with two accounts",
    whenFull: "An account that has not entered wrong details today can still claim the licence.",
  },
  taken_identity_numbers: {
    of: ["account"],
    max: 10,
    seconds: day,
    counts: "identity numbers that are on somebody else's record",
    filledBy: "the account itself",
    whenFull: "An officer enters the number.",
  },
  enquiries_from_network: {
    of: ["network"],
    max: 300,
    seconds: hour,
    counts: "questions and complaints that one network sends, and messages about them",
    filledBy: "anybody on that network",
    whenFull: "Other networks have counts of their own. What was written stays in the form.",
  },
  wrong_enquiry_codes: {
    of: ["network"],
    max: 100,
    seconds: hour,
    counts: "wrong numbers or codes with which one network asks for a question or a complaint",
    filledBy: "anybody on that network",
    whenFull: "The right number and code are still taken. There are 26 trillion codes, so nobody guesses one.",
  },
  wrong_share_codes: {
    of: ["asker"],
    max: 30,
    seconds: 10 * minute,
    counts: "wrong share codes from one account, or from one network without an account",
    filledBy: "the account itself, or anybody on that network",
    whenFull: "Somebody who logs in has a count of their own. Other networks have theirs.",
  },
  wrong_setup_secrets: {
    of: ["network"],
    max: 10,
    seconds: 15 * minute,
    counts: "wrong set-up secrets from one network",
    filledBy: "anybody on that network",
    whenFull: "The right secret is still taken. It has 256 random bits.",
  },
  ...limitsOfPayments,
} as const satisfies Readonly<Record<string, LimitRow>>;

export type LimitName = keyof typeof limits;
