import { getLanguage, languages } from "@kwan/domain/language";
import { LanguageSwitch as Switch } from "@kwan/ui";
import { chooseLanguage } from "../session/language.ts";
import { languageNames } from "../session/language-names.ts";

/** Links to this page in another language. The server handles them, so they work before any script has loaded. */
export function LanguageSwitch() {
  return (
    <Switch
      value={getLanguage()}
      languages={languages.map((value) => ({ value, label: languageNames[value], href: `?language=${value}` }))}
      onValueChange={(chosen) => {
        const language = languages.find((each) => each === chosen);
        if (language) void chooseLanguage(language);
      }}
    />
  );
}
