const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the name of a token's custom property, without the two hyphens. */
export const nameOfToken = (path: readonly string[]): string => `kw-${path.map(kebab).join("-")}`;

type Tree = { readonly [key: string]: string | Tree };

/** Returns the tokens of a theme or of the measures: the name of each custom property, with its value. */
export function tokensIn(tree: object, path: readonly string[] = []): [name: string, value: string][] {
  return Object.entries(tree as Tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[nameOfToken([...path, key]), value]] : tokensIn(value, [...path, key]),
  );
}
