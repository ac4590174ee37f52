import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions } from "vite";

const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: {} },
  stories: [
    "../pages/*.mdx",
    "../pages/*.stories.tsx",
    "../../../packages/{ui,signs}/src/**/*.stories.tsx",
    "../../portal/src/features/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: { ...vite.resolve, conditions: ["source", ...defaultClientConditions] },
    // A dependency that is found late reloads the page in the middle of a test.
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
        "@kwan/ui > uqr",
      ],
    },
  }),
};

export default config;
