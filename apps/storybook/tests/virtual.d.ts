declare module "virtual:rendered-on-server" {
  /** The HTML that the server renders for each story, or why it could not, by the story's name. */
  export const rendered: Record<string, { html: string } | { error: string }>;
}
