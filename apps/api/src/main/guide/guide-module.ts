import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Language, languages } from "@kwan/domain/language";
import type { FormState } from "./form-state.ts";
import type { GuideData } from "./guide-data.ts";

/** A rendered page, or the address of the page to which an older address leads. */
export type Rendered =
  | { readonly status: 200 | 404; readonly html: string; readonly isData?: true }
  | { readonly movedTo: string };

/** The module that the portal's build writes for each language. It renders the pages of the guide. */
export interface GuideModule {
  readonly css: string;
  /** Returns the inline scripts of the page at a path below /guide. */
  scriptsOf(path: string): readonly string[];
  render(path: string, query: URLSearchParams, data: GuideData, form?: URLSearchParams, state?: FormState): Rendered;
  /** Returns the addresses of all pages that search engines should know. */
  addresses(data: GuideData): readonly string[];
}

/** Returns the modules of the guide by language, or undefined if the portal has not been built. */
export function findGuide(portalFolder: string): ReadonlyMap<Language, () => Promise<GuideModule>> | undefined {
  const files = languages.map((language) => resolve(join(portalFolder, `server/guide-${language}.mjs`)));
  if (!files.every((file) => existsSync(file))) return undefined;
  return new Map(
    languages.map((language, at) => {
      let loaded: Promise<GuideModule> | undefined;
      const load = () => (loaded ??= import(pathToFileURL(files[at] ?? "").href) as Promise<GuideModule>);
      return [language, load] as const;
    }),
  );
}
