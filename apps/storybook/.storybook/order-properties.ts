import type { ArgTypesEnhancer } from "storybook/internal/types";

/** The properties that come first: what people read, what is wrong, and what is sent. */
const first = [
  ...["label", "legend", "heading", "caption", "summary", "brand", "children"],
  ...["hint", "error", "errors", "required", "options", "columns", "rows", "steps", "tasks", "items", "links", "tabs"],
  ...["name", "value", "defaultValue", "checked", "open", "defaultOpen", "tone", "size", "icon"],
  ...["onValueChange", "onCheckedChange", "onOpenChange", "onChange", "onClick"],
];

/** The properties that come last: those that every component has, and its words in other languages. */
const last = [
  ...["labelSize", "width", "hideLabel", "optionalLabel", "disabled", "readOnly", "form", "id"],
  ...["words", "className", "style", "ref"],
];

const isWord = (name: string) => /Label$/.test(name);

function rankOf(name: string): number {
  if (first.includes(name)) return first.indexOf(name);
  if (last.includes(name)) return 300 + last.indexOf(name);
  return isWord(name) ? 200 : 100;
}

/** Sorts the table of properties: those that every use needs first, those that few uses need last. */
export const orderProperties: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).sort(([one], [other]) => rankOf(one) - rankOf(other)));
