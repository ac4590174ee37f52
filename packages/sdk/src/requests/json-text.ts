import type { AnswerFault } from "../errors/answer-error.ts";

/** The parsed value of a JSON document, or why it is invalid. */
export type JsonReading = { readonly value: unknown } | { readonly fault: AnswerFault };

/** Parses JSON. Returns the value, or the reason why the text is not valid JSON. */
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

/** Returns whether the JSON ends before all its brackets and strings are closed. */
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
