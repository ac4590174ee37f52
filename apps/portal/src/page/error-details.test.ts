import { KwanError, NetworkError } from "@kwan/sdk";
import { UNSAFE_ErrorResponseImpl as Answer } from "react-router";
import { expect, test } from "vitest";
import { detailsOf } from "./error-details.ts";

test.each([
  [
    "a response of the router",
    new Answer(404, "Page Not Found", "Page not found: /x"),
    { status: 404, statusMessage: "Page Not Found", message: "Page not found: /x" },
  ],
  [
    "a response without a text",
    new Answer(404, "", null),
    { status: 404, statusMessage: undefined, message: undefined },
  ],
  [
    "a failed call",
    new KwanError({ status: 503, message: "The database is away." }),
    { status: 503, statusMessage: undefined, message: "The database is away." },
  ],
  [
    "an error in the code",
    new TypeError("x is undefined"),
    { status: 500, statusMessage: undefined, message: "x is undefined" },
  ],
  ["a thrown text", "boom", { status: 500, statusMessage: undefined, message: undefined }],
])(
  "%s gives the status, its message and what happened; the status is 500 if none is known [R-FRM-06]",
  (_name, error, details) => {
    expect(detailsOf(error)).toEqual(details);
  },
);

test.each([
  "Failed to fetch dynamically imported module: https://portal.example/assets/x.js",
  "error loading dynamically imported module: https://portal.example/assets/x.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/x.css",
])(
  "a file of the page that failed to load (%s) is not shown as a server error, and has a plain message [R-FRM-06]",
  (words) => {
    const { status, statusMessage, advice } = detailsOf(new TypeError(words));
    expect([status, statusMessage]).toEqual([500, "This page did not load"]);
    expect(advice).toContain("Check your connection");
  },
);

test("a server that cannot be reached keeps the status 500, and is not blamed on us [R-FRM-06]", () => {
  expect(detailsOf(new NetworkError(new TypeError("Failed to fetch"), "req_1"))).toMatchObject({
    status: 500,
    statusMessage: "We could not reach the server",
    advice: expect.stringContaining("Check your connection"),
  });
});
