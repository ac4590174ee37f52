import { type Language, setLanguageSource } from "@kwan/domain/language";
import { Authority } from "@kwan/ui";
import { french } from "@kwan/ui/french";
import type { ThemeName } from "@kwan/ui/themes";
import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { Decorator } from "@storybook/react-vite";
import { type ComponentProps, useLayoutEffect } from "react";
import { type AuthorityName, authorities, showColoursOf } from "./authorities.tsx";
import { widths } from "./widths.ts";

/** The settings for the page around a story. They come from the toolbar, or from the story's own globals. */
type Setting = { theme: string; direction: string; language: Language; authority: AuthorityName };

function setRoot({ theme, direction, language }: Omit<Setting, "authority">): void {
  const root = document.documentElement;
  if (theme === "device") delete root.dataset.theme;
  else root.dataset.theme = theme as ThemeName;
  root.dir = direction;
  root.lang = language;
}

/**
 * Gives a story its authority, theme and direction. A story on its own page gets them on the root of the document. On a
 * documentation page with many stories, each story gets them on its own element.
 */
export const withStage: Decorator = (Story, { globals, viewMode }) => {
  const { theme, direction, language, authority, viewport } = globals as Setting & { viewport?: { value?: string } };
  setLanguageSource(() => language);
  showColoursOf(authority);
  const story = (
    <Authority {...authorities[authority].own} words={language === "fr" ? french : {}}>
      <Story />
    </Authority>
  );
  if (viewMode !== "docs") {
    setRoot({ theme, direction, language });
    return story;
  }
  const width = widths[viewport?.value as keyof typeof widths]?.styles.width;
  return (
    <div
      data-stage
      data-theme={theme === "device" ? undefined : theme}
      dir={direction}
      lang={language}
      style={{ maxWidth: width, padding: "1rem" }}
    >
      {story}
    </div>
  );
};

/** A documentation page itself is always in the light theme, left to right and in English. */
export function Docs(props: ComponentProps<typeof DocsContainer>) {
  useLayoutEffect(() => setRoot({ theme: "light", direction: "ltr", language: "en" }));
  return <DocsContainer {...props} />;
}
