export * from "./call.ts";
export * from "./calls/branches.ts";
export * from "./errors.ts";
