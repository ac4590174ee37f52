import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { routeFiles } from "./build/route-files.ts";

/** The first page of those that need no login, with all that it is made of, and what the others share with pages behind it. */
const base = new RegExp(
  [
    "/node_modules/(react|react-dom|scheduler)/",
    "/portal/src/(public/PublicApp|frame/theme-choice|session/(session|login-notice)|features/auth/(pending-code|signup-draft))\\.tsx?$",
    "/ui/src/((banner|fieldset|grid|line-items|phone-input|radio-cards|skeleton|summary-list|tag)/|code-input/CodeInput\\.css|set-value\\.ts$)",
    "/domain/src/(people/(names|learner-creation)|forms/passwords)\\.ts$",
    "preload-helper",
  ].join("|"),
);
/** Brought by what shows it, in the moment that it is shown. */
const onUse = /\/domain\/src\/countries(\/|\.ts)|\/portal\/src\/frame\/toasts\.ts$/;
/** The two pages with questions have the signs in common, and nobody else has. */
const tests = /\/portal\/src\/(features|routes)\/tests\/|\/packages\/signs\//;
const entry = /\/worker\/|\/src\/(main|public)\.tsx$|\.html$/;

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: "short" }), react(), routeFiles()],
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
        // Each module with what it needs: so a route has one file of its own, and none of the others needs one that is not there.
        codeSplitting: {
          groups: [
            { name: "base", test: base, priority: 6 },
            { name: "extern", test: /\/portal\/src\/routes\/extern\//, priority: 5 },
            { name: "auth-calls", test: /\/portal\/src\/features\/auth\/queries/, priority: 4 },
            { name: "auth", test: /\/portal\/src\/routes\/auth\//, priority: 3 },
            // What the frame around every page behind the login needs.
            { name: "frame", tags: ["$initial"], test: (id) => !entry.test(id), priority: 2 },
            // What several pages are made of: it comes beside the first of them.
            { name: "parts", test: (id) => !onUse.test(id) && !tests.test(id), minShareCount: 2, priority: 1 },
            { name: "tests", test: tests },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:3000" } },
});
