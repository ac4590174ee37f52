import type { Language } from "@kwan/domain/language";
import { users } from "@kwan/sdk";
import { clientOf } from "./client.ts";

const kwan = clientOf({ users });

/** Saves the language in which we write to a person. */
export const saveLanguage = (language: Language) => kwan.users.updateMe({ language });
