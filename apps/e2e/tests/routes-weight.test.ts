import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

const dist = resolve(import.meta.dirname, "../../portal", process.env.PORTAL_OUT ?? "dist");
const read = (name: string) => readFileSync(resolve(dist, name), "utf8");

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean };
const manifest = JSON.parse(read(".vite/manifest.json")) as Record<string, Chunk>;
const documents = JSON.parse(read("documents.json")) as Record<string, { file: string }>;

/** Returns a file and all files that it imports. */
function withImports(source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) withImports(name, seen);
  return seen;
}

/** Returns the scripts that an HTML file lists. */
const namedIn = (document: string) =>
  [...read(document).matchAll(/<script[^>]* src="\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file);
const bytes = (all: Iterable<string>) =>
  [...all].reduce((sum, file) => sum + statSync(resolve(dist, `${file}.br`)).size, 0);

const shell = namedIn("index.html");
const login = namedIn(documents["/auth/login"]?.file ?? "");
const isForStaff = (address: string) =>
  /^\/(appeals|audit|decisions|desk|enquiries|imports|office|reports|review|school|schools|staff|tasks)(\/|$)/.test(
    address,
  );
const isPublic = (address: string) => /^\/(auth|extern|verify)(\/|$)/.test(address);

// The page of an import reads the values of registers, and so knows the countries.
const limitFor = (address: string) =>
  address.startsWith("/imports/")
    ? 52_300
    : address.endsWith("/apply")
      ? 52_200
      : isForStaff(address)
        ? 50_300
        : 33_300;

describe.each(Object.entries(documents))("%s", (address, { file }) => {
  const named = namedIn(file);

  test("lists every script that its page needs, so that no script waits for another", () => {
    const page = /data-page="([^"]+)"/.exec(read(file))?.[1];
    const missing = [...withImports(`src/routes/${page}.tsx`)].filter((script) => !named.includes(script));
    expect(page).toBeDefined();
    expect(missing).toEqual([]);
  });

  test("needs at most 33.3 kB of scripts besides what all pages share, 50.3 kB for staff, or 39.5 kB besides the log-in page", () => {
    const there = isPublic(address) ? login : shell;
    const more = named.filter((script) => !there.includes(script));
    expect(bytes(more)).toBeLessThanOrEqual(isPublic(address) ? 39_500 : limitFor(address));
    expect(more.length).toBeLessThanOrEqual(isForStaff(address) ? 9 : 7);
  });
});

// These modules are loaded on first use, so that no page waits for them.
test.each([
  ["the validation of phone numbers", /libphonenumber-js\/max/, 49_800],
  ["the rows in view of a long table, and the table", /data-table\/LongBody/, 21_000],
  ["the first toast", /src\/toasts\/toasts/, 8_600],
  ["a QR code", /(features\/citizen\/licence\/qr\.ts|\/uqr\/)/, 4_500],
  ["the form for the code of a new contact", /account\/ConfirmContact/, 8_800],
  ["the map of the branches", /branches\/BranchMap/, 3_200],
  ["the names of the countries", /(domain\/src\/countries\.ts|forms\/person\/nationalities\.ts)$/, 4_800],
])("on use: %s", (_what, source, limit) => {
  const sources = Object.keys(manifest).filter((name) => source.test(name));
  expect(sources).not.toEqual([]);
  const needed = new Set(sources.flatMap((name) => [...withImports(name)]));
  expect(bytes([...needed].filter((file) => !shell.includes(file)))).toBeLessThanOrEqual(limit);
});

// These were 145 kB and 40.6 kB before ky, which sends the requests, and dayjs, which does the calendar, took the place of
// our own code. The shared parts and the pages of staff then grew by 0.6 kB: the regions became a choice, files are
// opened with a reason, an application says what became of its money, and a document is opened before it is accepted. Endorsements, the limits
// of lessons and retests, and the decisions about them added 0.9 kB to what pages share and 2.3 kB to the pages of staff.
// The sign-up lost 19 kB, of which 0.5 moved to what is loaded for a login. The error page on the public layouts, visitors'
// 404, the rule about when an ended session asks for a login, and the page of payments added 0.6 kB to the frame, 0.4 kB to what pages share, 0.1 kB
// to the log-in and 0.4 kB to the sign-up. Refunds, retests and second halves added 1.1 kB to the pages of staff.
// The link to a school's instructors added 0.1 kB to the frame, and their proposals
// and the withdrawal of certificates 0.4 kB to the pages of staff.
// What a form warns of before the payment, the issue of a card, the days of a faster service and the focus of each step added
// 0.9 kB to an application, 1.1 kB to what pages share and 1.6 kB to a form at the counter. It was not measured which of them
// weighs how much.
// The support that people need at an appointment, its weekday, the form that a link opens, and the address and telephone of the
// branch added 0.8 kB to an application. A form that keeps a text that is not in a list, and leaves the focus where it is when
// an error is corrected, added 0.1 kB to the frame and 0.2 kB to the log-in and the sign-up.
// A form whose remaining errors are not read out again, and log-in and sign-up that lead home whoever is logged in, added
// 0.1 kB to each of them. The heading of a step that is kept on the screen added 0.1 kB to the pages.
// A hook around a call, the header with the client's version and the names of programs added 0.5 kB to the frame, 0.2 kB to what
// pages share, 0.2 kB to what is loaded for a login and 0.1 kB to
// the log-in, the sign-up and the invoice. The decision about a program's access and its call added 2.0 kB to what the pages
// of staff share.
// The notices at the top of every page added 0.4 kB to the frame, the log-in and the sign-up. What draws one is loaded only if
// there is one. The decisions to close a branch for some days and to announce work added 1.1 kB to the pages of staff.
// The links to contact and complaints in each footer, the page of enquiries, the sum beside the payment and the networks in
// groups added 0.4 kB to what pages share, 0.1 kB to the frame, the log-in and the sign-up's page, 0.2 kB to the invoice and 0.3 kB to the
// pages of staff. The services in one line each, which the form at the counter shows too, added 1.1 kB to that form.
// Prices that belong to a day, and the details of a service, which are loaded when they are opened, added 0.2 kB to what pages
// share and 0.3 kB to the form at the counter.
test("the frame of the portal needs 150.4 kB of scripts, and what its pages share 50.6 kB more", () => {
  const frame = withImports("src/main.tsx");
  expect(bytes(frame)).toBeLessThanOrEqual(150_600);
  expect(bytes(shell.filter((file) => !frame.has(file)))).toBeLessThanOrEqual(50_600);
});

test("the log-in page needs at most 84.7 kB of scripts, and what it loads for a login at most 27.4 kB more", () => {
  expect(bytes(login)).toBeLessThanOrEqual(84_700);
  const calls = new Set([
    ...withImports("src/features/open/auth/queries.ts"),
    ...namedIn(documents["/auth/login/verify"]?.file ?? ""),
  ]);
  expect(bytes([...calls].filter((file) => !login.includes(file)))).toBeLessThanOrEqual(27_400);
});

// The sign-up once needed 109 kB, because it loaded the API client and the schemas with the form.
test("the sign-up needs at most 92.9 kB of scripts, and its page 7.9 kB", () => {
  const { file = "" } = documents["/auth/signup"] ?? {};
  expect(bytes(namedIn(file))).toBeLessThanOrEqual(92_900);
  expect(bytes([file])).toBeLessThanOrEqual(7_900);
});
