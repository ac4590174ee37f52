/** The path below which the documentation is served. */
export const base = "/docs/";

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? "-" : ""}${letter.toLowerCase()}`);

/** The paths of pages, below the base. */
export const paths = {
  call: (id: string) => `calls/${kebab(id)}/`,
  error: (code: string) => `errors/${code}/`,
  model: (name: string) => `models/${kebab(name)}/`,
  exports: (name: string) => `exports/${name}/`,
  rule: (name: string) => `rules/${name}/`,
  tag: (name: string) => `calls/#${slugOf(name)}`,
};

/** Returns the id of a heading. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Returns the address of a page of the documentation. */
export const addressOf = (path: string): string => `${base}${path}`;
