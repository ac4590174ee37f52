import type { Language } from "@kwan/domain/language";
import { users } from "@kwan/sdk";
import { clientOf } from "./client.ts";

const kwan = clientOf({ users });

/** Saves the language of the emails and SMS messages that a person receives. */
export const saveLanguage = (language: Language) => kwan.users.updateMe({ language });
