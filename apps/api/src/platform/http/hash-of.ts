import { createHash } from "node:crypto";

/** Returns the hash of an inline style or script, as a content security policy names it. */
export const hashOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;
