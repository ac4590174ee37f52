import { createContext, useContext } from "react";

/** The words of each component, as default values of its props. */
export const WordsContext = createContext<Readonly<Record<string, object>>>({});

/**
 * Returns the props of a component, completed with the words of a provider. The component's own English is used
 * where neither the caller nor a provider sets a word.
 */
export function useWords<Props extends object>(component: string, props: Props): Props {
  const words = useContext(WordsContext)[component];
  if (!words) return props;
  // A prop that is passed as undefined does not hide the provider's word.
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return { ...words, ...Object.fromEntries(given) } as Props;
}
