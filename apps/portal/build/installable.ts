import type { Language } from "@kwan/domain/language";
import { baseOf } from "./language.ts";

const names: Readonly<Record<Language, string>> = { en: "Kwan: driving licences", fr: "Kwan : permis de conduire" };

const icon = (src: string, sizes: string, type: string) => ({ src, sizes, type, purpose: "any" });

const practiceNames: Readonly<Record<Language, readonly [name: string, short: string]>> = {
  en: ["Kwan: practise for the theory test", "Practice"],
  fr: ["Kwan : entraînement à l’examen théorique", "Entraînement"],
};

/** Returns the web manifest of the practice pages, which a phone can put on its home screen without the portal. */
export function installablePractice(language: Language): string {
  const address = `${baseOf(language)}guide/practice`;
  const [name, short_name] = practiceNames[language];
  return manifest(language, { name, short_name, id: address, start_url: address, scope: address });
}

/**
 * Returns the web manifest of the portal in one language, with which a phone can put it on its home screen. Without a
 * network, it opens the page that the service worker has stored.
 */
export const installable = (language: Language): string =>
  manifest(language, {
    id: baseOf(language),
    name: names[language],
    short_name: "Kwan",
    start_url: baseOf(language),
    scope: baseOf(language),
  });

type Place = { id: string; name: string; short_name: string; start_url: string; scope: string };

const manifest = (language: Language, place: Place): string =>
  JSON.stringify({
    ...place,
    lang: language,
    display: "standalone",
    theme_color: "#0a4a30",
    background_color: "#faf7f2",
    icons: [
      icon("/icon-192.png", "192x192", "image/png"),
      icon("/icon-512.png", "512x512", "image/png"),
      icon("/icon.svg", "any", "image/svg+xml"),
    ],
  });
