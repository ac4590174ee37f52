import type { Language } from "@kwan/domain/language";
import { baseOf } from "./language.ts";

const names: Readonly<Record<Language, string>> = { en: "Kwan: driving licences", fr: "Kwan : permis de conduire" };

const icon = (src: string, sizes: string, type: string) => ({ src, sizes, type, purpose: "any" });

/**
 * Returns the web manifest of the portal in one language, with which a phone can put it on its home screen. Without a
 * network, it opens the page that the service worker has stored.
 */
export const installable = (language: Language): string =>
  JSON.stringify({
    id: baseOf(language),
    name: names[language],
    short_name: "Kwan",
    lang: language,
    start_url: baseOf(language),
    scope: baseOf(language),
    display: "standalone",
    theme_color: "#0a4a30",
    background_color: "#faf7f2",
    icons: [
      icon("/icon-192.png", "192x192", "image/png"),
      icon("/icon-512.png", "512x512", "image/png"),
      icon("/icon.svg", "any", "image/svg+xml"),
    ],
  });
