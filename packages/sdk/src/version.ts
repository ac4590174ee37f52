/** The version of this package, which the client tells the server. `pnpm release` writes it. */
export const version = "1.0.0";
