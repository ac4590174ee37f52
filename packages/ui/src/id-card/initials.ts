/** Returns the initials of the first and last names. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : [names[0]];
  // A letter can have several UTF-16 code units. Spreading the string keeps them together.
  return ends
    .map((one) => [...(one ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
