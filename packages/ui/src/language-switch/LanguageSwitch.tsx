import type { HTMLAttributes, MouseEvent, Ref } from "react";
import { Inline } from "../inline/Inline.tsx";
import { Link } from "../link/Link.tsx";
import { Text } from "../text/Text.tsx";
import { useWords } from "../words/use-words.ts";

/** A language in which the page can be read. */
export type LanguageLink = {
  /** The language tag, such as "fr". */
  value: string;
  /** The name of the language, in the language itself. */
  label: string;
  /** The address of this page in the language. */
  href: string;
};

export type LanguageSwitchProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  languages: readonly LanguageLink[];
  /** The language of this page. */
  value: string;
  /** Called with the language that a person chooses. The link is then not followed, unless it opens in a new tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The accessible name of the links. */
  label?: string;
  ref?: Ref<HTMLElement> | undefined;
};

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/**
 * Links to the same page in other languages. Each is written in its own language, because people look for theirs. It works
 * without JavaScript. Keys: Enter follows a link.
 *
 * @example
 * <LanguageSwitch value="en" languages={[{ value: "en", label: "English", href: "/" }, { value: "fr", label: "Français", href: "/fr" }]} />
 */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const { languages, value, onValueChange, label = "Language", ...native } = useWords("languageSwitch", props);
  return (
    <nav aria-label={label} {...native}>
      <Inline>
        {languages.map((language) =>
          language.value === value ? (
            <Text key={language.value} as="strong" size="small" weight="strong" aria-current="true">
              {language.label}
            </Text>
          ) : (
            <Link
              key={language.value}
              href={language.href}
              lang={language.value}
              hrefLang={language.value}
              tone="inherit"
              onClick={(event) => {
                if (!onValueChange || opensElsewhere(event)) return;
                event.preventDefault();
                onValueChange(language.value);
              }}
            >
              {language.label}
            </Link>
          ),
        )}
      </Inline>
    </nav>
  );
}
