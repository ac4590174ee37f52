import { getLanguage, type Language } from "@kwan/domain/language";
import { tabStorage } from "./browser-storage.ts";
import { session } from "./session.ts";

const key = "kwan.language";

/** Whether the language of this page was chosen in this tab, and not by the device or the account. */
const isChosenHere = (): boolean => tabStorage.get(key) === getLanguage();

/** Saves the language in the account. If that fails, the page still opens in the chosen language. */
async function saveInAccount(language: Language): Promise<void> {
  try {
    await (await import("./save-language.ts")).saveLanguage(language);
  } catch (cause) {
    console.warn("The account keeps its language:", cause);
  }
}

/**
 * Opens this page in another language. The server remembers the choice for this device, and if the person is logged in,
 * it is also saved in their account.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const address = new URL(location.href);
  address.searchParams.set("language", language);
  // Without storage, a language chosen before the login is not saved in the account.
  tabStorage.set(key, language);
  if (session.get().authenticated) await saveInAccount(language);
  location.assign(address);
}

let ofAccount: Language | undefined;

/** Stores the language of the account that has just logged in. */
export const noteAccountLanguage = (language: Language | undefined): void => {
  ofAccount = language;
};

/**
 * Returns the URL to open after a login: the page in the language of the account. If a language was chosen in this tab
 * before the login, it is saved in the account instead.
 */
export async function inOwnLanguage(path: string): Promise<string> {
  if (!ofAccount || ofAccount === getLanguage()) return path;
  if (isChosenHere()) {
    await saveInAccount(getLanguage());
    return path;
  }
  const address = new URL(path, location.origin);
  address.searchParams.set("language", ofAccount);
  return address.pathname + address.search + address.hash;
}
