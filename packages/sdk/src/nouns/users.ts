import { askForDeletion, downloadMyData, getMe, getPreferences, updateMe, updatePreferences } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * The signed-in account: who it is, what it wants to be told, and its data.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { users });
 */
/* @__NO_SIDE_EFFECTS__ */
export const users = (send: Send) => ({
  /**
   * The signed-in account.
   *
   * @example
   * const me = await kwan.users.me();
   */
  me: send(getMe),
  /**
   * Changes username, e-mail, phone number or password.
   *
   * @example
   * await kwan.users.updateMe({ username: "ama.m" }, { ifMatch: me });
   */
  updateMe: send(updateMe),
  /**
   * Which reminders and messages the account wants.
   *
   * @example
   * const preferences = await kwan.users.preferences();
   */
  preferences: send(getPreferences),
  /**
   * Changes which reminders and messages the account wants.
   *
   * @example
   * await kwan.users.updatePreferences({ ...changes }, { ifMatch: preferences });
   */
  updatePreferences: send(updatePreferences),
  /**
   * Everything the authority keeps about the account, as a file.
   *
   * @example
   * const file = await kwan.users.downloadMyData();
   */
  downloadMyData: send.file(downloadMyData),
  /**
   * Asks for the deletion of the account; the answer says what stays by law.
   *
   * @example
   * await kwan.users.askForDeletion({ current_password });
   */
  askForDeletion: send(askForDeletion),
});
