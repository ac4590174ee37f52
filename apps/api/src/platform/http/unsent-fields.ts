/**
 * Returns the path of the first field that a body should contain and does not. A schema reads a field that older servers
 * leave out as its default value, so parsing alone would not notice that this server leaves it out.
 */
export function unsentField(body: unknown, parsed: unknown, path = ""): string | undefined {
  if (typeof parsed !== "object" || parsed === null || typeof body !== "object" || body === null) return undefined;
  for (const [name, value] of Object.entries(parsed)) {
    const sent = (body as Readonly<Record<string, unknown>>)[name];
    if (sent === undefined && value !== undefined) return `${path}${name}`;
    const inside = unsentField(sent, value, `${path}${name}.`);
    if (inside) return inside;
  }
  return undefined;
}
