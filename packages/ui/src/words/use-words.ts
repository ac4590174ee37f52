import { createContext, useContext } from "react";

/** The words of each component, as default values of its props. */
export const WordsContext = createContext<Readonly<Record<string, object>>>({});

/**
 * The props of a component with the words that a provider gives it. The component's own English is used where neither
 * the caller nor a provider says anything.
 */
export function useWords<Props extends object>(component: string, props: Props): Props {
  const words = useContext(WordsContext)[component];
  if (!words) return props;
  // A prop that is passed on as undefined says nothing.
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return { ...words, ...Object.fromEntries(given) } as Props;
}
