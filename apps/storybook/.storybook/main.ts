import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import remarkGfm from "remark-gfm";
import { defaultClientConditions } from "vite";
import { eachMessageOnItsOwn } from "../../../checks/words/each-message.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { documentDefaultsOf } from "./defaults.ts";
import { examplesFirst } from "./examples-first.ts";

const documentDefault = documentDefaultsOf(join(import.meta.dirname, "../../../packages/ui/src"));

const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: {} },
  stories: [
    "../pages/**/*.mdx",
    "../pages/*.stories.tsx",
    "../../../packages/{ui,signs}/src/**/*.stories.tsx",
    "../../portal/src/{features,layouts}/**/*.stories.tsx",
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  // The sidebar shows examples. The filter above it also shows the stories that only test.
  tags: { "test-only": { defaultFilterSelection: "exclude" } },
  experimental_indexers: (indexers = []) => indexers.map(examplesFirst),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The tests do not show tables of props, so do not spend time reading every component's types.
    reactDocgen: process.env.VITEST ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(import.meta.dirname, "../tsconfig.docgen.json"),
      include: ["packages/{ui,signs}/src", "apps/portal/src", "apps/storybook/pages"].map((folder) =>
        join(import.meta.dirname, "../../..", folder, "**/*.tsx"),
      ),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      shouldSortUnions: true,
      // Leave out the attributes that all HTML elements have from the tables of props.
      propFilter: (prop, component) => {
        documentDefault(prop, component);
        return !prop.parent?.fileName.includes("node_modules");
      },
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // The addresses in the portal begin with this. The files of the built Storybook are still found relative to its page.
    define: { ...vite.define, "import.meta.env.BASE_URL": JSON.stringify("/") },
    plugins: [...(vite.plugins ?? []), eachMessageOnItsOwn, vanillaExtractPlugin(), catalogue()],
    resolve: { ...vite.resolve, conditions: ["source", ...defaultClientConditions] },
    // If a dependency is discovered late, Vite reloads the page in the middle of a test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        "@kwan/ui > @radix-ui/react-toast",
        "@kwan/ui > @tanstack/react-virtual",
        "@kwan/ui > libphonenumber-js/max",
        "axe-core",
        "react-dom/client",
        "react-dom/server.browser",
        "react-hook-form",
        "storybook/internal/core-events",
        "storybook/preview-api",
        "storybook/theming",
        "@kwan/ui > uqr",
      ],
    },
  }),
};

export default config;
