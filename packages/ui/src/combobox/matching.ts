import type { Option } from "../select/Select.tsx";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/**
 * The options whose label holds every word that is typed, those that begin with it first. Accents and capitals don't matter.
 *
 * @example
 * matching("cote", [{ value: "CI", label: "Côte d'Ivoire" }]); // the one
 */
export function matching(typed: string, options: readonly Option[]): Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const begins = (option: Option) => plain(option.label).startsWith(words.join(" "));
  const found = options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
