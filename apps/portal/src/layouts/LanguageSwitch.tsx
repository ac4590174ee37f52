import { getLanguage, languages } from "@kwan/domain/language";
import { Inline, Link, Text } from "@kwan/ui";
import { m } from "#messages";
import { chooseLanguage } from "../session/language.ts";
import { languageNames } from "../session/language-names.ts";

/** Links to this page in another language. The server handles them, so they work before any script has loaded. */
export function LanguageSwitch() {
  return (
    <nav aria-label={m.layouts_language()}>
      <Inline space="small">
        {languages.map((language) =>
          language === getLanguage() ? (
            <Text key={language} size="small">
              <strong>{languageNames[language]}</strong>
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
                void chooseLanguage(language);
              }}
            >
              {languageNames[language]}
            </Link>
          ),
        )}
      </Inline>
    </nav>
  );
}
