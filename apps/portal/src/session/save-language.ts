import type { Language } from "@kwan/domain/language";
import { users } from "@kwan/sdk";
import { clientOf } from "./client.ts";

const kwan = clientOf({ users });

/** Saves the account's language. We also use it for the emails and SMS messages that we send to the account's owner. */
export const saveLanguage = (language: Language) => kwan.users.updateMe({ language });
