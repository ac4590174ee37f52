import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { proxyTo } from "../../checks/dev/proxy.ts";
import { eachMessageOnItsOwn } from "../../checks/words/each-message.ts";

export default defineConfig({
  plugins: [eachMessageOnItsOwn, vanillaExtractPlugin({ identifiers: "short" }), react()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } } },
  build: {
    outDir: process.env.PORTAL_OUT || "dist",
    emptyOutDir: true,
    // The oldest browsers that the README lists as supported.
    target: ["chrome90", "firefox100", "safari15.4"],
    manifest: true,
    // The notices that the licences of the libraries in the build ask for. Each page links to the file, and no page
    // loads it.
    license: { fileName: "licences.txt" },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        portal: "src/main.tsx",
        public: "src/public.tsx",
        sw: "worker/service-worker.ts",
        "practice-worker": "worker/practice-worker.ts",
      },
      output: {
        // A service worker controls only the folder that it is served from, and its name must never change.
        entryFileNames: ({ name }) =>
          name === "sw" || name === "practice-worker" ? "[name].js" : "assets/[name]-[hash].js",
      },
    },
  },
  server: { proxy: proxyTo(process.env.KWAN_API ?? "http://127.0.0.1:3000") },
});
