// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  askForDeletion,
  downloadMyData,
  getMe,
  getPreferences,
  keepAccount,
  listAccess,
  updateMe,
  updatePreferences,
} from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/**
 * The logged-in account, its preferences and its data.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { users });
 */
/* @__NO_SIDE_EFFECTS__ */
export const users = (send: Send) => ({
  /**
   * Returns the logged-in account.
   *
   * @example
   * const me = await kwan.users.me();
   */
  me: method(getMe, (options?: CallOptions): Answering<typeof getMe> => send(getMe, {}, options)),
  /**
   * Changes the username, language, email, phone number or password. A new email or phone number is pending until
   * `auth.verify` has been called with its code. `pending_email: null` cancels the email change.
   *
   * @example
   * await kwan.users.updateMe({ username: "ama.m" }, { ifMatch: me });
   */
  updateMe: method(
    updateMe,
    (body?: Body<typeof updateMe>, options?: UpdateOptions): Answering<typeof updateMe> =>
      send(updateMe, { body }, options),
  ),
  /**
   * Returns which reminders and messages the account receives.
   *
   * @example
   * const preferences = await kwan.users.preferences();
   */
  preferences: method(
    getPreferences,
    (options?: CallOptions): Answering<typeof getPreferences> => send(getPreferences, {}, options),
  ),
  /**
   * Changes which reminders and messages the account receives.
   *
   * @example
   * await kwan.users.updatePreferences({ ...changes }, { ifMatch: preferences });
   */
  updatePreferences: method(
    updatePreferences,
    (body?: Body<typeof updatePreferences>, options?: UpdateOptions): Answering<typeof updatePreferences> =>
      send(updatePreferences, { body }, options),
  ),
  /**
   * Downloads all data about the account.
   *
   * @example
   * const file = await kwan.users.downloadMyData();
   */
  downloadMyData: method(
    downloadMyData,
    (options?: CallOptions): Answering<typeof downloadMyData> => send(downloadMyData, {}, options),
  ),
  /**
   * Lists when staff and driving schools opened the caller's records, with the viewer's role and branch.
   *
   * @example
   * const { results } = await kwan.users.access();
   */
  access: method(
    listAccess,
    (query?: Query<typeof listAccess>, options?: CallOptions): Answering<typeof listAccess> =>
      send(listAccess, { query }, options),
  ),
  /**
   * Requests the deletion of the account. The response says which data the law requires us to keep.
   *
   * @example
   * await kwan.users.askForDeletion({ current_password });
   */
  askForDeletion: method(
    askForDeletion,
    (body: Body<typeof askForDeletion>, options?: PostOptions): Answering<typeof askForDeletion> =>
      send(askForDeletion, { body }, options),
  ),
  /**
   * Cancels the deletion of the account.
   *
   * @example
   * await kwan.users.keepAccount();
   */
  keepAccount: method(
    keepAccount,
    (options?: CallOptions): Answering<typeof keepAccount> => send(keepAccount, {}, options),
  ),
});
