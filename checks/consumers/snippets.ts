/** Another team's program: a file in snippets/ and the line that it prints on success. */
export type Snippet = { file: string; prints: string };

/**
 * To add a program, add its file and the line that it prints. every-entry.ts is generated from the packed manifests.
 * Programs can import `baseUrl`, the URL of a server that returns `answers`, from "./base-url.ts".
 */
export const snippets: readonly Snippet[] = [
  { file: "every-entry.ts", prints: "every entry is there" },
  { file: "domain.ts", prints: "A and C, ready" },
  { file: "sdk.ts", prints: "ACCRA, then 404 not_found" },
  { file: "webhooks.ts", prints: "test, then signature_wrong" },
  { file: "mock.ts", prints: "paid after 2 attempts" },
  { file: "signs.ts", prints: "true 17 true moose" },
  { file: "signs-react.ts", prints: "true true" },
  { file: "ui.ts", prints: "button Continue, all themes can be read" },
];

const branch = {
  id: "0192f3c4-0000-7000-8000-000000000001",
  code: "ACC",
  name: "Accra",
  region: "Greater Accra",
  city: "Accra",
  lat: 5.6,
  lon: -0.2,
  is_approximate: false,
  phone_number: null,
  digital_address: null,
  opening_hours: "Mon-Fri 08:00-16:00",
  is_test_centre: true,
  services: ["learners-license"],
  distance_km: null,
};

/** The local server's responses, by method and path. Any other request receives a 404 response. */
export const answers: Readonly<Record<string, unknown>> = {
  "GET /ready": { ready: true },
  "GET /api/dvla/branches/": { count: 1, next: null, previous: null, results: [branch] },
};
