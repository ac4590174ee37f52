import { SaxesParser } from "saxes";

/** A parsed XML element. */
export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

/** Parses strict XML. Throws if the markup is not well-formed. */
export function read(markup: string): Element {
  const root: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes: { ...attributes }, text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(markup).close();
  const [picture] = root.children;
  if (!picture) throw new Error("The text holds no element.");
  return picture;
}

/** Returns an element and all its descendants, in document order. */
export const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)];
