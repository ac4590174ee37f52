declare module "virtual:rendered-on-server" {
  /** What a server makes of each story, by its name: HTML, or why it could not. */
  export const rendered: Record<string, { html: string } | { error: string }>;
}
