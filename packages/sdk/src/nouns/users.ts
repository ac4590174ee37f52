// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type Account,
  type AskForDeletionAnswer,
  type AskForDeletionBody,
  askForDeletion,
  downloadMyData,
  getMe,
  getPreferences,
  keepAccount,
  type ListAccessItem,
  type ListAccessQuery,
  listAccess,
  type Page,
  type Preferences,
  type UpdateMeBody,
  type UpdatePreferencesBody,
  updateMe,
  updatePreferences,
} from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/** The codes of the errors that `users.me` can fail with. */
export type UsersMeCode = CommonCode | "forbidden";

/** The error of `users.me`. */
export type UsersMeError = KwanError<UsersMeCode>;

/** The codes of the errors that `users.updateMe` can fail with. */
export type UsersUpdateMeCode =
  | CommonCode
  | "credentials_wrong"
  | "forbidden"
  | "invalid"
  | "not_found"
  | "stale"
  | "too_large"
  | "wrong_type";

/** The error of `users.updateMe`. */
export type UsersUpdateMeError = KwanError<UsersUpdateMeCode>;

/** The codes of the errors that `users.preferences` can fail with. */
export type UsersPreferencesCode = CommonCode | "forbidden";

/** The error of `users.preferences`. */
export type UsersPreferencesError = KwanError<UsersPreferencesCode>;

/** The codes of the errors that `users.updatePreferences` can fail with. */
export type UsersUpdatePreferencesCode =
  | CommonCode
  | "forbidden"
  | "invalid"
  | "not_found"
  | "stale"
  | "too_large"
  | "wrong_type";

/** The error of `users.updatePreferences`. */
export type UsersUpdatePreferencesError = KwanError<UsersUpdatePreferencesCode>;

/** The codes of the errors that `users.downloadMyData` can fail with. */
export type UsersDownloadMyDataCode = CommonCode | "forbidden";

/** The error of `users.downloadMyData`. */
export type UsersDownloadMyDataError = KwanError<UsersDownloadMyDataCode>;

/** The codes of the errors that `users.access` can fail with. */
export type UsersAccessCode = CommonCode | "forbidden" | "invalid";

/** The error of `users.access`. */
export type UsersAccessError = KwanError<UsersAccessCode>;

/** The codes of the errors that `users.askForDeletion` can fail with. */
export type UsersAskForDeletionCode =
  | CommonCode
  | "credentials_wrong"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `users.askForDeletion`. */
export type UsersAskForDeletionError = KwanError<UsersAskForDeletionCode>;

/** The codes of the errors that `users.keepAccount` can fail with. */
export type UsersKeepAccountCode = CommonCode | "forbidden" | "too_large" | "wrong_type";

/** The error of `users.keepAccount`. */
export type UsersKeepAccountError = KwanError<UsersKeepAccountCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns the logged-in account.
   *
   * @example
   * const me = await kwan.users.me();
   */
  me: method(getMe, (options?: CallOptions): KwanPromise<Account, UsersMeError, "getMe"> => send(getMe, {}, options)),
  /**
   * Changes the username, language, email address, phone number or password. To change the email address, phone number
   * or password, send the current password. A new email address or phone number takes effect once it has been verified
   * with the code that was sent to it. Until then, you can cancel the change with `pending_email: null` or
   * `pending_phone_number: null`.
   *
   * @example
   * await kwan.users.updateMe({ username: "ama.m" }, { ifMatch: me });
   */
  updateMe: method(
    updateMe,
    (body?: UpdateMeBody, options?: UpdateOptions): KwanPromise<Account, UsersUpdateMeError, "updateMe"> =>
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
    (options?: CallOptions): KwanPromise<Preferences, UsersPreferencesError, "getPreferences"> =>
      send(getPreferences, {}, options),
  ),
  /**
   * Changes which reminders and messages the account receives.
   *
   * @example
   * await kwan.users.updatePreferences({ ...changes }, { ifMatch: preferences });
   */
  updatePreferences: method(
    updatePreferences,
    (
      body?: UpdatePreferencesBody,
      options?: UpdateOptions,
    ): KwanPromise<Preferences, UsersUpdatePreferencesError, "updatePreferences"> =>
      send(updatePreferences, { body }, options),
  ),
  /**
   * Downloads all the data that the authority holds about you, as JSON.
   *
   * @example
   * const file = await kwan.users.downloadMyData();
   */
  downloadMyData: method(
    downloadMyData,
    (options?: CallOptions): KwanPromise<FileAnswer, UsersDownloadMyDataError, "downloadMyData"> =>
      send(downloadMyData, {}, options),
  ),
  /**
   * Lists each time a member of staff or a driving school opened one of your records, newest first. The list gives the
   * role and the branch, but not the person's name.
   *
   * @example
   * const { results } = await kwan.users.access();
   */
  access: method(
    listAccess,
    (query?: ListAccessQuery, options?: CallOptions): KwanList<Page<ListAccessItem>, UsersAccessError, "listAccess"> =>
      send(listAccess, { query }, options),
  ),
  /**
   * Requests the deletion of the account. We will delete the account 30 days later. The law requires us to keep the
   * licence record. The response lists all data that we must keep.
   *
   * @example
   * await kwan.users.askForDeletion({ current_password });
   */
  askForDeletion: method(
    askForDeletion,
    (
      body: AskForDeletionBody,
      options?: PostOptions,
    ): KwanPromise<AskForDeletionAnswer, UsersAskForDeletionError, "askForDeletion"> =>
      send(askForDeletion, { body }, options),
  ),
  /**
   * Cancels the deletion of the account. You can cancel until the day when the account is deleted. Logging in does not
   * cancel the deletion.
   *
   * @example
   * await kwan.users.keepAccount();
   */
  keepAccount: method(
    keepAccount,
    (options?: CallOptions): KwanPromise<Account, UsersKeepAccountError, "keepAccount"> =>
      send(keepAccount, {}, options),
  ),
});

/**
 * The logged-in account, its preferences and its data.
 */
export interface UsersMethods extends ReturnType<typeof withSend> {}

/**
 * The logged-in account, its preferences and its data.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { users });
 */
export const users: (send: Send) => UsersMethods = withSend;
