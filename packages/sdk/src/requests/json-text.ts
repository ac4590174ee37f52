import type { AnswerFault } from "../errors/answer-error.ts";

/** What a text is as JSON: its value, or why it has none. */
export type JsonReading = { readonly value: unknown } | { readonly fault: AnswerFault };

/** Reads JSON and says what is wrong where it is none, since each fault wants another cure. */
export function readJson(text: string): JsonReading {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const trimmed = text.trim();
    if (trimmed === "") return { fault: "empty" };
    if (trimmed.startsWith("<")) return { fault: "html" };
    return { fault: isUnfinished(trimmed) ? "cut_off" : "not_json" };
  }
}

/** Whether a JSON text ends before everything that was opened is closed. */
function isUnfinished(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inText) {
      if (character === "\\") at++;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
  }
  return inText || depth > 0;
}
