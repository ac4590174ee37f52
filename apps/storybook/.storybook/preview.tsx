import { type ThemeName, themes } from "@kwan/ui/themes";
import type { Decorator, Preview } from "@storybook/react-vite";
import { compareLook } from "./compare-look.ts";
import { expectEveryThemeToBeReadable } from "./every-theme.ts";

const withToolbar: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  if (globals.theme === "device") delete root.dataset.theme;
  else root.dataset.theme = globals.theme as ThemeName;
  root.dir = globals.direction as string;
  root.lang = "en-GH";
  return <Story />;
};

const items = (titles: Record<string, string>) => Object.entries(titles).map(([value, title]) => ({ value, title }));

const screen = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const widths = {
  narrow: screen("Narrowest, or 400 % zoom", 320, 640),
  phone: screen("Phone", 360, 740),
  tablet: screen("Tablet", 768, 1024),
  desktop: screen("Desktop", 1280, 800),
};

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withToolbar],
  initialGlobals: { theme: "light", direction: "ltr" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: items({
          device: "As the device",
          ...Object.fromEntries(Object.keys(themes).map((name) => [name, name])),
        }),
      },
    },
    direction: {
      description: "Direction of reading",
      toolbar: { icon: "transfer", dynamicTitle: true, items: items({ ltr: "Left to right", rtl: "Right to left" }) },
    },
  },
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    viewport: { options: widths },
    options: {
      storySort: {
        order: ["Kwan", ["Start here", "Tokens"], "Layout", "Text", "Actions", "Forms", "Feedback", "Data", "Signs"],
      },
    },
  },
  afterEach: async ({ canvasElement, globals, id, tags }) => {
    if (compareLook) {
      if (tags.includes("visual")) await compareLook(id);
    } else await expectEveryThemeToBeReadable(canvasElement, globals.theme as string);
  },
};

export default preview;
