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
