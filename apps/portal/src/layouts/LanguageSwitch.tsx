import { getLanguage, languages } from "@kwan/domain/language";
import { Inline, Link, Text } from "@kwan/ui";
import { m } from "#messages";
import { chooseLanguage } from "../session/language.ts";

/** What each language calls itself. */
const names = { en: "English", fr: "Français" } as const satisfies Record<(typeof languages)[number], string>;

/** Leads to this page in another language. The server answers the link, so that it works before any script has come. */
export function LanguageSwitch() {
  return (
    <nav aria-label={m.layouts_language()}>
      <Inline space="small">
        {languages.map((language) =>
          language === getLanguage() ? (
            <Text key={language} size="small">
              <strong>{names[language]}</strong>
            </Text>
          ) : (
            <Link
              key={language}
              href={`?language=${language}`}
              lang={language}
              hrefLang={language}
              tone="inherit"
              onClick={(event) => {
                event.preventDefault();
                chooseLanguage(language);
              }}
            >
              {names[language]}
            </Link>
          ),
        )}
      </Inline>
    </nav>
  );
}
