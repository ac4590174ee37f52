import { parseSync } from "vite";

/** Props whose values people read. */
const readProps =
  /^(label|hint|heading|title|legend|alt|placeholder|description|lead|caption|message|summary|empty|aria-label|aria-description)$|Label$/;
/** Whether text has words. Example numbers, such as licence numbers, are the same in every language. */
const hasWords = (text: string) => /\p{L}{2,}/u.test(text) && !/^[A-Z]{2}-/.test(text);

type Node = { type: string; start: number; value?: unknown; name?: { name?: string } } & Record<string, unknown>;

/** Calls a function with every node of a file. */
function visitAll(file: string, source: string, onNode: (node: Node) => void): void {
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (Array.isArray(node) || typeof node !== "object" || node === null || !("type" in node)) return;
    onNode(node as Node);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program);
}

/** Returns a file's visible texts that are not messages: between tags, and in props. */
export function literalsIn(file: string, source: string): string[] {
  const literals: string[] = [];
  visitAll(file, source, ({ type, value, name }) => {
    if (type === "JSXText" && typeof value === "string" && hasWords(value)) literals.push(value.trim());
    if (type === "JSXAttribute" && readProps.test(name?.name ?? "")) {
      const text = (value as Node | null)?.value;
      if (typeof text === "string" && hasWords(text)) literals.push(text);
    }
  });
  return literals;
}

/** Returns the strings of a file that have three words or more, such as the errors of the SDK and of the server. */
export function sentencesIn(file: string, source: string): string[] {
  const sentences: string[] = [];
  visitAll(file, source, ({ type, value }) => {
    const text = type === "TemplateElement" ? (value as { readonly raw: string }).raw : type === "Literal" ? value : "";
    if (typeof text === "string" && /\p{L}+ \p{L}+ \p{L}+/u.test(text)) sentences.push(text);
  });
  return sentences;
}
