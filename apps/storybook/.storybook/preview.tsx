import { themes } from "@kwan/ui/themes";
import type { Preview } from "@storybook/react-vite";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { configure } from "storybook/test";
import { Code } from "../docs/Code.tsx";
import { authorities } from "./authorities.tsx";
import { describe } from "./describe.ts";
import { orderProperties } from "./order-properties.ts";
import { Docs, Page, withStage } from "./stage.tsx";
import { endTurn, frame, waitForTurn } from "./story-frame.ts";
import { widths } from "./widths.ts";

// Three pages share two cores in the tests, so what a story waits for may take longer than the usual second.
configure({ asyncUtilTimeout: 5000 });

const items = (titles: Record<string, string>) => Object.entries(titles).map(([value, title]) => ({ value, title }));

/** Offers a text field for props of type ReactNode, and no control for `ref`. */
const writtenAsText: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const { summary } = type.table?.type ?? {};
      if (summary === "ReactNode") return [name, { ...type, control: { type: "text" as const } }];
      return [name, name === "ref" ? { ...type, control: false as const } : type];
    }),
  );

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withStage],
  initialGlobals: { authority: "kwan", theme: "light", direction: "ltr", language: "en" },
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
    authority: {
      description: "Authority",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: items(Object.fromEntries(Object.entries(authorities).map(([name, { title }]) => [name, title]))),
      },
    },
    language: {
      description: "Language",
      toolbar: { icon: "globe", dynamicTitle: true, items: items({ en: "English", fr: "Français" }) },
    },
    direction: {
      description: "Direction of reading",
      toolbar: { icon: "transfer", dynamicTitle: true, items: items({ ltr: "Left to right", rtl: "Right to left" }) },
    },
  },
  argTypesEnhancers: [writtenAsText, orderProperties],
  parameters: {
    // Documentation pages are only read, so nobody would see a report about their stories.
    a11y: { test: frame ? "off" : "error", options: { resultTypes: ["violations"] } },
    docs: {
      container: Docs,
      extractComponentDescription: describe,
      page: Page,
      components: { code: Code },
      toc: { headingSelector: "h2", ignoreSelector: ".docs-story *, [inert] *, figure *", title: "On this page" },
    },
    controls: { expanded: true },
    viewport: { options: widths },
    options: {
      storySort: {
        order: [
          "Kwan",
          ["Start here", "Components", "Writing style", "Make it yours"],
          "Patterns",
          "Forms",
          "Actions",
          "Feedback",
          "Data",
          "Navigation",
          "Text",
          "Layout",
          "Signs",
          "*",
          "Portal",
        ],
      },
    },
  },
  beforeEach: waitForTurn,
  afterEach: async ({ canvasElement, globals, id, tags, viewMode }) => {
    if (viewMode !== "story") return;
    endTurn();
    await globalThis.checkStory?.({ id, tags, canvas: canvasElement, theme: globals.theme as string });
  },
};

export default preview;
