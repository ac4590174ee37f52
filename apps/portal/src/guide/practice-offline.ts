import { type Part, parts } from "@kwan/domain";
import { base } from "../paths.ts";
import type { GuideData } from "./guide-data.ts";

/** The script that makes the practice pages readable without a network. The build serves it from the root. */
const workerUrl = `${base}/practice-worker.js`;
/** The pages that the worker answers. They are all below this address. */
const scope = `${base}/guide/practice`;

/** Whether a path below /guide is one of the practice pages. */
export const isPractice = (path: string): boolean => path === "practice" || path.startsWith("practice/");

/**
 * The inline script of the practice pages, and of no other page of the guide: it registers the worker once the page has
 * loaded. Without it, the pages work as before, but only with a network.
 */
export const registration = `addEventListener("load",()=>{const w=navigator.serviceWorker,u=${JSON.stringify(workerUrl)},t=window.trustedTypes;w&&w.register(t?t.createPolicy("kwan-practice",{createScriptURL:x=>x===u?u:""}).createScriptURL(u):u,{scope:${JSON.stringify(scope)}}).catch(()=>{})})`;

/** The links with which a phone can put the practice pages on its home screen. */
export const installLinks = [
  `<link rel="manifest" href="${base}/practice.webmanifest">`,
  '<link rel="apple-touch-icon" href="/icon-192.png">',
];

/** The path below /guide from which the worker reads all practice pages. */
export const offlinePath = "practice/offline.json";

/** Everything that the worker needs. The pages share what is around them, so that the file stays small. */
export type OfflinePractice = {
  /** The document up to its title, from there to its content, and what follows. */
  readonly around: readonly [string, string, string];
  /** The title and the content of each page, by its path and query below the scope. */
  readonly pages: Readonly<Record<string, readonly [title: string, content: string]>>;
};

const addressOf = (part: Part, number: number): string => `practice/${part.replace("_", "-")}/${number}`;

/** Returns the path and query of every practice page: each question, and each answer to it. */
export const practiceAddresses = ({ practice }: Pick<GuideData, "practice">): string[] => [
  "practice",
  "practice/signs",
  ...parts.flatMap((part) =>
    practice[part].flatMap(({ options }, index) => {
      const address = addressOf(part, index + 1);
      return [address, ...options.map(({ id }) => `${address}?answer=${encodeURIComponent(id)}`)];
    }),
  ),
];

/** Splits a document before and after its title, and before and after its content. */
function split(html: string): readonly string[] {
  const [, start, title, middle, content, end] =
    /^(.*?<title>)(.*?)(<\/title>.*?<main\b[^>]*>)(.*)(<\/main>.*)$/s.exec(html) ?? [];
  if (start === undefined || title === undefined || middle === undefined || content === undefined || end === undefined)
    throw new Error("A page of the guide has no title or no content.");
  return [start, title, middle, content, end];
}

/** Returns every practice page, rendered as the server renders it, in one file. */
export function offlinePractice(data: GuideData, htmlOf: (address: string) => string): OfflinePractice {
  const [start = "", , middle = "", , end = ""] = split(htmlOf("practice"));
  return {
    around: [start, middle, end],
    pages: Object.fromEntries(
      practiceAddresses(data).map((address) => {
        const [, title = "", , content = ""] = split(htmlOf(address));
        return [address.slice("practice".length), [title, content] as const];
      }),
    ),
  };
}
