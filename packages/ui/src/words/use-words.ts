import { createContext, useContext } from "react";

/** The text of each component, as default values for its props. */
export const WordsContext = createContext<Readonly<Record<string, object>>>({});

/**
 * Returns the props of a component. Text that the caller has not set is added from the provider. If the provider does
 * not have the text either, the component uses its own English text.
 */
export function useWords<Props extends object>(component: string, props: Props): Props {
  const words = useContext(WordsContext)[component];
  if (!words) return props;
  // A prop that is passed as undefined does not override the provider's text.
  const overrides = Object.entries(props).filter(([, value]) => value !== undefined);
  return { ...words, ...Object.fromEntries(overrides) } as Props;
}
