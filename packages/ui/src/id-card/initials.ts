/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : [names[0]];
  // A letter can be more than one unit: spreading keeps it whole.
  return ends
    .map((one) => [...(one ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
