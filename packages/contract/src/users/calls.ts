import { newPassword, phoneNumberText } from "@kwan/domain";
import { languages } from "@kwan/domain/language";
import * as z from "zod/mini";
import { access } from "../audit/shapes.ts";
import { filled, instant, line } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { password, target } from "../credentials.ts";
import { listQuery, page } from "../lists.ts";
import { account, preferences } from "./shapes.ts";

export const getMe = call({
  id: "getMe",
  requirement: "R-API-A10",
  method: "GET",
  path: "/users/me/",
  answer: account,
  access: ["signed_in"],
});

export const updateMe = call({
  id: "updateMe",
  requirement: "R-API-A11",
  method: "PATCH",
  path: "/users/me/update/",
  body: () =>
    z.object({
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

export const downloadMyData = call({
  id: "downloadMyData",
  method: "GET",
  path: "/users/me/data/",
  answers: "file",
  access: ["signed_in"],
});

export const listAccess = call({
  id: "listAccess",
  paged: true,
  method: "GET",
  path: "/users/me/access/",
  query: () => listQuery({}),
  answer: () => page(access),
  access: ["owner"],
});

export const askForDeletion = call({
  id: "askForDeletion",
  method: "POST",
  path: "/users/me/deletion/",
  body: () =>
    z.object({
      /** The current password, as proof of identity. */
      current_password: filled(m.fields_password_required, 128),
    }),
  answer: () =>
    z.object({
      message: line,
      /** When the account will be deleted. Null if the owner has not requested deletion. */
      deletes_at: instant,
      /** The records that the authority must keep by law. */
      kept: z.array(line),
    }),
  status: 202,
  errors: ["credentials_wrong"],
  access: ["signed_in"],
});

export const keepAccount = call({
  id: "keepAccount",
  method: "DELETE",
  path: "/users/me/deletion/",
  answer: account,
  access: ["signed_in"],
});

export const getPreferences = call({
  id: "getPreferences",
  method: "GET",
  path: "/users/me/preferences/",
  answer: preferences,
  access: ["signed_in"],
});

export const updatePreferences = call({
  id: "updatePreferences",
  method: "PATCH",
  path: "/users/me/preferences/",
  body: () => z.partial(preferences),
  answer: preferences,
  access: ["signed_in"],
});
