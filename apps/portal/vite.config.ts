import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

// What every page needs comes in one file: React, and the parts that all pages are made of.
const parts =
  "button|card|container|divider|error-summary|field|footer|form|header|heading|icon|icon-button|inline|kente-pattern|link|password-input|skip-link|spinner|stack|text|text-input|theme|visually-hidden|wordmark";
const everyPage = new RegExp(
  [
    "/node_modules/(react|react-dom|scheduler|zod)/",
    `/packages/ui/src/((${parts})/|[a-z-]+\\.ts)`,
    "/packages/domain/src/(forms|sessions)",
    "/apps/portal/src/(frame/(theme-choice|AuthLayout|Brand|layouts|navigated|Page|PortalFooter|title|toaster|ToastArea|use-send)\\.|frame/portal/Opening|session/(session|use-session|login-again)\\.ts|paths|features/auth/(auth-calls|pending-code|LoginForm)|routes/auth/login|public/)",
    "vite/preload-helper",
  ].join("|"),
);

// What nearly every page behind the login is made of: with it there, a page brings little more than what is its own.
const kit =
  /\/packages\/ui\/src\/(banner|checkbox|choice|dialog|empty-state|fieldset|grid|loading-bar|menu|notification-badge|offline-banner|popover|radio-group|select|skeleton|spread|summary-list|tag|timeline)\//;
/** The table of kinds and what its rules are made of. */
const rules = /\/packages\/domain\/src\/(kinds|eligibility|fees|applications|licences)\/|\/node_modules\/dayjs\//;
const router = /\/node_modules\/(react-router|@tanstack\/(react-query|query-core)|isbot|cookie)\//;

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: "short" }), react()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } } },
  build: {
    outDir: process.env.PORTAL_OUT ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { portal: "index.html", public: "public.html", sw: "worker/service-worker.ts" },
      output: {
        // A service worker has the reach of the folder it stands in, and one name for good.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: "base", test: everyPage, priority: 3 },
            { name: "kit", test: kit, priority: 2 },
            { name: "rules", test: rules, priority: 1 },
            { name: "router", test: router, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:3000" } },
});
