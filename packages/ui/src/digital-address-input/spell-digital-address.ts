// A letter for the region, a letter or digit for the district, 3 or 4 digits for the area, and 4 digits for the place.
const shape = /^([A-Z][A-Z0-9])-?(\d{3,4})-?(\d{4})$/;

/**
 * Writes a GhanaPost digital address in its usual form. A text that is not one is returned as it is, because the form is
 * responsible for validation.
 *
 * @example
 * spellDigitalAddress("ga 183 8164"); // "GA-183-8164"
 */
export function spellDigitalAddress(text: string): string {
  const [, ...parts] = shape.exec(text.toUpperCase().trim().replace(/\s+/g, "-")) ?? [];
  return parts.length > 0 ? parts.join("-") : text;
}
