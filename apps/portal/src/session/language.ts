import type { Language } from "@kwan/domain/language";

const key = "kwan.language";

/** Goes to this page in another language. The server remembers the choice for this device. */
export function chooseLanguage(language: Language): void {
  const address = new URL(location.href);
  address.searchParams.set("language", language);
  try {
    sessionStorage.setItem(key, language);
  } catch {
    // The choice is still kept for the device; the account does not learn of it here.
  }
  location.assign(address);
}
