import {
  askForDeletion,
  downloadMyData,
  getMe,
  getPreferences,
  keepAccount,
  updateMe,
  updatePreferences,
} from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** The signed-in account: who it is, what it wants to be told, and its data. */
export interface Users {
  /**
   * The signed-in account.
   *
   * @example
   * const me = await kwan.users.me();
   */
  readonly me: Method<typeof getMe>;
  /**
   * Changes username, email, phone number or password. A new contact stays pending until its code has been given to
   * `auth.verify`; `pending_email: null` cancels it.
   *
   * @example
   * await kwan.users.updateMe({ username: "ama.m" }, { ifMatch: me });
   */
  readonly updateMe: Method<typeof updateMe>;
  /**
   * Which reminders and messages the account wants.
   *
   * @example
   * const preferences = await kwan.users.preferences();
   */
  readonly preferences: Method<typeof getPreferences>;
  /**
   * Changes which reminders and messages the account wants.
   *
   * @example
   * await kwan.users.updatePreferences({ ...changes }, { ifMatch: preferences });
   */
  readonly updatePreferences: Method<typeof updatePreferences>;
  /**
   * Everything the authority keeps about the account, as a file.
   *
   * @example
   * const file = await kwan.users.downloadMyData();
   */
  readonly downloadMyData: Method<typeof downloadMyData, FileAnswer>;
  /**
   * Asks for the deletion of the account; the answer says what stays by law.
   *
   * @example
   * await kwan.users.askForDeletion({ current_password });
   */
  readonly askForDeletion: Method<typeof askForDeletion>;
  /**
   * Keeps an account that was to be deleted.
   *
   * @example
   * await kwan.users.keepAccount();
   */
  readonly keepAccount: Method<typeof keepAccount>;
}

/**
 * The signed-in account: who it is, what it wants to be told, and its data.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { users });
 */
/* @__NO_SIDE_EFFECTS__ */
export const users = (send: Send): Users => ({
  me: send(getMe),
  updateMe: send(updateMe),
  preferences: send(getPreferences),
  updatePreferences: send(updatePreferences),
  downloadMyData: send.file(downloadMyData),
  askForDeletion: send(askForDeletion),
  keepAccount: send(keepAccount),
});
