import { defineConfig } from "vitest/config";

// The journeys in this folder fail on purpose. They need no server.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["{one-at-a-time,at-the-same-time}.ts"],
    provide: { baseUrl: "http://localhost", logins: { school: { user: {} } } as never },
    hookTimeout: 60_000,
  },
});
