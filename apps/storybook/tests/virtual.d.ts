declare module "virtual:rendered-on-server" {
  /** For each story, by name: the HTML that the server has rendered, or the error message. */
  export const rendered: Record<string, { html: string } | { error: string }>;
}

declare module "virtual:catalogue" {
  /** Every component of the kit that has a documentation page. */
  export const entries: readonly import("../catalogue/catalogue.ts").Entry[];
}
