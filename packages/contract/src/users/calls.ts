/**
 * The logged-in account, its preferences and its data.
 *
 * @module
 */

import { newPassword, phoneNumberText } from "@kwan/domain";
import { languages } from "@kwan/domain/language";
import * as z from "zod/mini";
import { access } from "../audit/shapes.ts";
import { instant, line, nonEmptyText } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { password, target } from "../credentials.ts";
import { listQuery, page } from "../lists.ts";
import { account, preferences } from "./shapes.ts";

/**
 * Returns the logged-in account.
 *
 * @summary Read your account
 * @sdk users.me
 * @example
 * const me = await kwan.users.me();
 */
export const getMe = call({
  id: "getMe",
  requirement: "R-API-A10",
  method: "GET",
  path: "/users/me/",
  answer: account,
  access: ["signed_in"],
});

/**
 * Changes the username, language, email address, phone number or password. To change the email address, phone number
 * or password, send the current password. A new email address or phone number takes effect once it has been verified
 * with the code that was sent to it. Until then, you can cancel the change with `pending_email: null` or
 * `pending_phone_number: null`.
 *
 * @summary Change your own account
 * @sdk users.updateMe
 * @example
 * await kwan.users.updateMe({ username: "ama.m" }, { ifMatch: me });
 */
export const updateMe = call({
  id: "updateMe",
  requirement: "R-API-A11",
  method: "PATCH",
  path: "/users/me/update/",
  body: z.object({
    username: z.optional(z.string().check(z.minLength(3, { error: m.fields_username_short }), z.maxLength(30))),
    email: z.optional(target),
    phone_number: z.optional(phoneNumberText),
    /** The language of messages to the owner of the account. */
    language: z.optional(z.enum(languages)),
    /** Send null to cancel a change of email that has not been verified yet. */
    pending_email: z.optional(z.null()),
    /** Send null to cancel a change of phone number that has not been verified yet. */
    pending_phone_number: z.optional(z.null()),
    /** Needed to change the password, the email or the phone number. */
    current_password: z.optional(password),
    password1: z.optional(newPassword),
  }),
  answer: account,
  errors: ["credentials_wrong"],
  access: ["signed_in"],
});

/**
 * Returns which reminders and messages the account receives.
 *
 * @summary Read your message preferences
 * @sdk users.preferences
 * @example
 * const preferences = await kwan.users.preferences();
 */
export const getPreferences = call({
  id: "getPreferences",
  method: "GET",
  path: "/users/me/preferences/",
  answer: preferences,
  access: ["signed_in"],
});

/**
 * Changes which reminders and messages the account receives.
 *
 * @summary Change your message preferences
 * @sdk users.updatePreferences
 * @example
 * await kwan.users.updatePreferences({ ...changes }, { ifMatch: preferences });
 */
export const updatePreferences = call({
  id: "updatePreferences",
  method: "PATCH",
  path: "/users/me/preferences/",
  body: z.partial(preferences),
  answer: preferences,
  access: ["signed_in"],
});

/**
 * Downloads all the data that the authority holds about you, as JSON.
 *
 * @summary Download all your data
 * @sdk users.downloadMyData
 * @example
 * const file = await kwan.users.downloadMyData();
 */
export const downloadMyData = call({
  id: "downloadMyData",
  method: "GET",
  path: "/users/me/data/",
  answers: "file",
  access: ["signed_in"],
});

/**
 * Lists each time a member of staff or a driving school opened one of your records, newest first. The list gives the
 * role and the branch, but not the person's name.
 *
 * @summary List who has opened your records
 * @sdk users.access
 * @example
 * const { results } = await kwan.users.access();
 */
export const listAccess = call({
  id: "listAccess",
  paged: true,
  method: "GET",
  path: "/users/me/access/",
  query: listQuery({}),
  answer: page(access),
  access: ["owner"],
});

/**
 * Requests the deletion of the account. We will delete the account 30 days later. The law requires us to keep the
 * licence record. The response lists all data that we must keep.
 *
 * @summary Request the deletion of your account
 * @sdk users.askForDeletion
 * @example
 * await kwan.users.askForDeletion({ current_password });
 */
export const askForDeletion = call({
  id: "askForDeletion",
  method: "POST",
  path: "/users/me/deletion/",
  body: z.object({
    /** The current password, as proof of identity. */
    current_password: nonEmptyText(m.fields_password_required, 128),
  }),
  answer: z.object({
    message: line,
    /** When the account will be deleted. */
    deletes_at: instant,
    /** The records that the authority must keep by law. */
    kept: z.array(line),
  }),
  status: 202,
  errors: ["credentials_wrong"],
  access: ["signed_in"],
});

/**
 * Cancels the deletion of the account. You can cancel until the day when the account is deleted. Logging in does not
 * cancel the deletion.
 *
 * @summary Cancel the deletion of your account
 * @sdk users.keepAccount
 * @example
 * await kwan.users.keepAccount();
 */
export const keepAccount = call({
  id: "keepAccount",
  method: "DELETE",
  path: "/users/me/deletion/",
  answer: account,
  access: ["signed_in"],
});
