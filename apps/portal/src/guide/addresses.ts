import type { Part } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { base } from "../paths.ts";

/** The addresses of the guide's pages, in this build's language. */
export const guide = {
  front: `${base}/guide`,
  kind: (kind: Kind) => `${base}/guide/${kind}`,
  prices: `${base}/guide/prices`,
  branches: `${base}/guide/branches`,
  branchesFor: (kind: Kind) => `${base}/guide/branches?service=${encodeURIComponent(kind)}`,
  branch: (code: string) => `${base}/guide/branches/${encodeURIComponent(code)}`,
  check: `${base}/guide/check`,
  checkFor: (want: string) => `${base}/guide/check?want=${want}`,
  practice: `${base}/guide/practice`,
  question: (part: Part, number: number) => `${base}/guide/practice/${part.replace("_", "-")}/${number}`,
  signs: `${base}/guide/practice/signs`,
  help: `${base}/guide/help`,
  helpWith: (id: string) => `${base}/guide/help#${id}`,
  contact: `${base}/guide/contact`,
  complaint: `${base}/guide/complaint`,
  follow: `${base}/guide/follow`,
  accessibility: `${base}/guide/accessibility`,
  terms: `${base}/guide/terms`,
  cookies: `${base}/guide/cookies`,
  search: `${base}/guide/search`,
} as const;
