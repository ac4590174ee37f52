import { parseSync } from "vite";

/** Props whose values people read. */
const readProps =
  /^(label|hint|heading|title|legend|alt|placeholder|description|lead|caption|message|summary|empty|aria-label|aria-description)$|Label$/;
/** Whether text has words. Example numbers, such as licence numbers, are the same in every language. */
const hasWords = (text: string) => /\p{L}{2,}/u.test(text) && !/^[A-Z]{2}-/.test(text);

type Node = { type: string; start: number; value?: unknown; name?: { name?: string } } & Record<string, unknown>;

/** Returns a file's visible texts that are not messages: between tags, and in props. */
export function literalsIn(file: string, source: string): string[] {
  const literals: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (Array.isArray(node) || typeof node !== "object" || node === null || !("type" in node)) return;
    const { type, value, name } = node as Node;
    if (type === "JSXText" && typeof value === "string" && hasWords(value)) literals.push(value.trim());
    if (type === "JSXAttribute" && readProps.test(name?.name ?? "")) {
      const text = (value as Node | null)?.value;
      if (typeof text === "string" && hasWords(text)) literals.push(text);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return literals;
}
