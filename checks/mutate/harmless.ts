import type { Harmless } from "./score.ts";

/** Changes of StrykerJS that no test can notice, each with the reason. */
export const harmless: readonly Harmless[] = [];
