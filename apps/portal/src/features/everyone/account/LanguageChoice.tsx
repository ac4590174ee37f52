import { getLanguage, languages } from "@kwan/domain/language";
import { RadioGroup } from "@kwan/ui";
import { m } from "#messages";
import { chooseLanguage } from "../../../session/language.ts";
import { languageNames } from "../../../session/language-names.ts";

/** Lets a person choose the language of the portal and of everything that we send. */
export function LanguageChoice() {
  return (
    <RadioGroup
      legend={m.account_language()}
      hint={m.account_language_hint()}
      name="language"
      options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
      defaultValue={getLanguage()}
      onChange={(chosen) => {
        const language = languages.find((each) => each === chosen);
        if (language) void chooseLanguage(language);
      }}
    />
  );
}
