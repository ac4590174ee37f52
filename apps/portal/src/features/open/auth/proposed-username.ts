const maxLength = 30;

/** Letters of Ghana's languages that are not a plain letter with a mark. */
const plain: Readonly<Record<string, string>> = {
  ɛ: "e",
  ɔ: "o",
  ŋ: "n",
  ɖ: "d",
  ƒ: "f",
  ɣ: "g",
  ʋ: "v",
  ɩ: "i",
  ʊ: "u",
};

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[ɛɔŋɖƒɣʋɩʊ]/g, (letter) => plain[letter] ?? "")
    .replace(/[^a-z]/g, "");

/**
 * Proposes a username made from a person's names, with digits at its end if any are given. Returns an empty text if the
 * names have too few plain letters.
 *
 * @example
 * proposedUsername("Ama Yaa", "Mensah"); // "ama.mensah"
 */
export function proposedUsername(first_name: string, last_name: string, digits = ""): string {
  const [given = ""] = first_name.trim().split(/\s+/);
  const names = [given, last_name].map(lettersOf).filter(Boolean).join(".");
  const proposal = names.slice(0, maxLength - digits.length) + digits;
  return names.length < 3 ? "" : proposal;
}

/** Four digits that make a taken username unlike others. */
export const someDigits = (): string =>
  String(crypto.getRandomValues(new Uint16Array(1))[0] ?? 0)
    .padStart(4, "0")
    .slice(-4);
