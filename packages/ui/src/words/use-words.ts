import { createContext, use } from "react";

type Words = Readonly<Record<string, object>>;

/** The text of each component, as default values for its props. */
export const WordsContext = createContext<Words>({});

/** A prop that is passed as undefined does not override another value. */
const defined = (props: object) => Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

/** Returns the words of two providers. Where both have a text, that of the inner one remains. */
export function mergeWords(outer: Words, inner: Words): Words {
  const merged: Record<string, object> = { ...outer };
  for (const name in inner) merged[name] = { ...merged[name], ...defined(inner[name] as object) };
  return merged;
}

/**
 * Returns the props of a component. Text that the caller has not set is added from the provider. If the provider does
 * not have the text either, the component uses its own English text.
 */
export function useWords<Props extends object>(component: string, props: Props): Props {
  const words = use(WordsContext)[component];
  return words ? ({ ...words, ...defined(props) } as Props) : props;
}
