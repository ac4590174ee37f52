/**
 * Reduces text to its letters and digits, in lower case and without accents, so that names, labels and headings can be
 * compared.
 */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
