import { createContext, useContext } from "react";

/** The words of each component, as default values for its props. */
export const WordsContext = createContext<Readonly<Record<string, object>>>({});

/**
 * Returns the props of a component, completed with the words of a provider. If neither the caller nor a provider sets a
 * word, the component's own English is used.
 */
export function useWords<Props extends object>(component: string, props: Props): Props {
  const words = useContext(WordsContext)[component];
  if (!words) return props;
  // A prop that is passed as undefined does not override the provider's word.
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return { ...words, ...Object.fromEntries(given) } as Props;
}
