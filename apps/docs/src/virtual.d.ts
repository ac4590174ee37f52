declare module "virtual:exports" {
  export const entries: readonly import("../build/exports.ts").Entry[];
}
