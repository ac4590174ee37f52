import { type Language, setLanguageSource } from "@kwan/domain/language";
import { Authority } from "@kwan/ui";
import { french } from "@kwan/ui/french";
import type { ThemeName } from "@kwan/ui/themes";
import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { Decorator } from "@storybook/react-vite";
import { type ComponentProps, type ReactNode, Suspense, use, useLayoutEffect } from "react";
import { type AuthorityName, authorities, showColoursOf } from "./authorities.tsx";
import { usePageTheme, useThemeAround } from "./page-theme.ts";
import { frame } from "./story-frame.ts";

/** The settings for the page around a story. They come from the toolbar, or from the story's own globals. */
type Setting = { theme: string; direction: string; language: Language; authority: AuthorityName };

function setRoot({ theme, direction, language }: Omit<Setting, "authority">): void {
  const root = document.documentElement;
  if (theme === "device") delete root.dataset.theme;
  else root.dataset.theme = theme as ThemeName;
  root.dir = direction;
  root.lang = language;
}

/** A story in a frame of a documentation page has the theme of that page. */
function Framed({ children, ...setting }: Omit<Setting, "authority"> & { children: ReactNode }) {
  const theme = useThemeAround() ?? setting.theme;
  useLayoutEffect(() => setRoot({ ...setting, theme }));
  return children;
}

/**
 * Gives a story its authority, theme and direction. A story on its own page gets them on the root of the document. On a
 * documentation page with many stories, each story gets them on its own element.
 */
export const withStage: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const { theme, direction, language, authority } = globals as Setting;
  setLanguageSource(() => language);
  showColoursOf(authority);
  const story = (
    <Authority {...authorities[authority].own} words={language === "fr" ? french : {}}>
      <Story />
    </Authority>
  );
  if (viewMode !== "docs") {
    const setting = { theme, direction, language };
    if (frame && !("theme" in storyGlobals)) return <Framed {...setting}>{story}</Framed>;
    setRoot(setting);
    return story;
  }
  return (
    <div
      data-stage
      data-theme={theme === "device" ? undefined : theme}
      dir={direction}
      lang={language}
      style={{ padding: "1rem" }}
    >
      {story}
    </div>
  );
};

const pages = () => import("../docs/ComponentPage.tsx");
let loaded: ReturnType<typeof pages> | undefined;

/** Loads the guides of all components when a documentation page is opened, because stories do not need them. */
function useComponentPage() {
  loaded ??= pages();
  return use(loaded).ComponentPage;
}

function Container(props: ComponentProps<typeof DocsContainer>) {
  // The list of headings is made once, so the page has to be there.
  useComponentPage();
  const { theme, look } = usePageTheme();
  useLayoutEffect(() => setRoot({ theme, direction: "ltr", language: "en" }));
  return <DocsContainer {...props} theme={look} />;
}

/** A documentation page itself has the theme of the toolbar. It is always left to right and in English. */
export function Docs(props: ComponentProps<typeof DocsContainer>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

/** The documentation page of a component. */
export function Page() {
  const ComponentPage = useComponentPage();
  return <ComponentPage />;
}
