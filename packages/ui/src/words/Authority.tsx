import { type ReactNode, use } from "react";
import type { KitWordsProps } from "./KitWords.tsx";
import { mergeWords, WordsContext } from "./use-words.ts";

export type AuthorityProps = {
  /** The country of the authority, such as "GH": phone inputs begin with it. */
  country?: string;
  /** A band below headers and at the foot of cards, such as `<KentePattern />`. Without it, there is none. */
  pattern?: ReactNode;
  /** What is drawn behind the text of cards. Default: fine waves in the colour of the brand. */
  cardArt?: ReactNode;
  /** The words of the components, such as `french`. Default: English. */
  words?: KitWordsProps["words"];
  children: ReactNode;
};

/**
 * Everything in the components that belongs to one authority: its country, its pattern, its cards and its words. Its
 * colours are a stylesheet, which `createTheme` makes. Props of a component take precedence.
 *
 * @example
 * <Authority country="GH" pattern={<KentePattern />} words={french}>…</Authority>
 */
export function Authority({ country, pattern, cardArt, words = {}, children }: AuthorityProps) {
  const own = { header: { pattern }, idCard: { pattern, art: cardArt }, phoneInput: { country } };
  return <WordsContext value={mergeWords(mergeWords(use(WordsContext), words), own)}>{children}</WordsContext>;
}
