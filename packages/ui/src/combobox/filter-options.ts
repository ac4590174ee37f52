import type { Option } from "../select/Select.tsx";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/**
 * Whether two texts are the same, apart from accents, case and spaces around them.
 *
 * @example
 * isSame("Guinée", "guinee "); // true
 */
export const isSame = (one: string, other: string): boolean => plain(one).trim() === plain(other).trim();

/**
 * Returns the options whose labels contain every typed word. Options that begin with the text come first. Accents and
 * case are ignored.
 *
 * @example
 * filterOptions("cote", [{ value: "CI", label: "Côte d'Ivoire" }]); // [{ value: "CI", … }]
 */
export function filterOptions(typed: string, options: readonly Option[]): Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const begins = (option: Option) => plain(option.label).startsWith(words.join(" "));
  const matches = options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
  return [...matches.filter(begins), ...matches.filter((option) => !begins(option))];
}

/** How many letters say which option somebody means, if no other option begins with them. */
const minLetters = 3;

/**
 * Returns the only option that matches the typed text. Of several, returns the only one that begins with it.
 *
 * @example
 * onlyMatch("ghan", [{ value: "GH", label: "Ghana" }, { value: "AF", label: "Afghanistan" }]); // { value: "GH", … }
 */
export function onlyMatch(typed: string, matches: readonly Option[]): Option | undefined {
  if (matches.length < 2) return matches[0];
  const text = plain(typed).trim();
  const [first, second] = matches.filter(({ label }) => plain(label).startsWith(text));
  return text.length >= minLetters && second === undefined ? first : undefined;
}
