import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languages } from "@kwan/domain/language";
import type { FormState } from "../src/main/guide/form-state.ts";
import type { TestServer } from "./server.ts";

/** Writes a guide whose form pages are what the server told them, as JSON. Returns the folder, for PORTAL_FOLDER. */
export function guideOfStates(): string {
  const folder = mkdtempSync(join(tmpdir(), "kwan-forms-"));
  mkdirSync(join(folder, "server"));
  for (const language of languages)
    writeFileSync(
      join(folder, `server/guide-${language}.mjs`),
      `export const css = ""; export const scriptsOf = () => [];
export const addresses = () => [];
export const render = (path, query, data, form, state) => ({ status: 200, html: JSON.stringify(state ?? null) });`,
    );
  return folder;
}

interface Sending {
  readonly network?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a form of the guide, as a browser without a script does. */
export async function sendForm(
  { baseUrl }: TestServer,
  path: string,
  fields: Readonly<Record<string, string>>,
  { network = "198.51.100.7", headers = {} }: Sending = {},
): Promise<FormState & { readonly status: number; readonly headers: Headers }> {
  const response = await fetch(`${new URL(baseUrl).origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": network, ...headers },
    body: new URLSearchParams(fields),
  });
  return { ...((await response.json()) as FormState), status: response.status, headers: response.headers };
}
