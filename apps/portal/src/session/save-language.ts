import type { Language } from "@kwan/domain/language";
import { users } from "@kwan/sdk";
import { clientOf } from "./client.ts";

const kwan = clientOf({ users });

/** Saves the language of the account. Its emails and SMS messages are in this language too. */
export const saveLanguage = (language: Language) => kwan.users.updateMe({ language });
