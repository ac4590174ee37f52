// The import rules (see ARCHITECTURE.md) for dependency-cruiser. Each is tested with a deliberate violation in
// checks/laws/laws.test.ts. Paths are matched after resolution, so a workspace package appears as its source file.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { lawsOfServer } from "./checks/laws/laws-of-server.mjs";

const test = "(\\.(test|test-d|bench|stories)\\.tsx?$|^(packages|apps)/[^/]+/(test|tests|bench|scripts|examples)/)";
const npm = (name) => `(^|/)node_modules/${name}(/|$)`;
const zodMini = "(^|/)node_modules/zod/(v4/)?mini/";

/** The files in the `exports` of packages: only these may be imported by other packages. */
const publicEntries = globSync("packages/*/package.json").flatMap((path) => {
  const { exports = {} } = JSON.parse(readFileSync(path, "utf8"));
  return Object.values(exports)
    .map((target) => (typeof target === "string" ? target : target.source))
    .filter((target) => typeof target === "string")
    .map(
      (target) =>
        `^${join(dirname(path), target).replaceAll("\\", "/").replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`,
    );
});

/** A package may only import its own sources and the listed modules. */
const importsOnly = (name, allowed, comment) => ({
  name: `${name}-imports-only-its-own`,
  comment,
  severity: "error",
  from: { path: `^packages/${name}/src/`, pathNot: test },
  to: { pathNot: [`^packages/${name}/`, ...allowed], dependencyTypesNot: ["core"] },
});

/** A dependency that only some files of a folder may import. */
const seenOnlyIn = (name, dependency, room, files, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: room, pathNot: [...files, test] },
  to: { path: dependency },
});

/** The folders of the portal that several features import. */
const sharedInPortal = "decisions|files|filters|forms|lessons|page|queries|queue|session|tags|toasts|words";

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    importsOnly(
      "domain",
      [zodMini, npm("libphonenumber-js"), npm("dayjs")],
      "domain is pure rules: zod/mini, dayjs and, behind /phone, libphonenumber-js.",
    ),
    importsOnly("contract", [zodMini, "^packages/domain/"], "contract is data on top of domain: domain and zod/mini."),
    importsOnly(
      "sdk",
      [zodMini, npm("ky"), npm("@tanstack/react-query"), npm("msw"), "^packages/(domain|contract)/"],
      "sdk asks by the contract: contract, domain, zod/mini and ky; react-query and msw in their own entries.",
    ),
    seenOnlyIn(
      "ky-sends-the-requests",
      npm("ky"),
      "^(packages|apps)/",
      ["^packages/sdk/src/requests/", "^checks/"],
      "ky sends every request of the SDK, and only there: everything else asks through the SDK.",
    ),
    seenOnlyIn(
      "dayjs-does-the-calendar",
      npm("dayjs"),
      "^(packages|apps)/",
      ["^packages/domain/src/dates/(dayjs|read-day)\\.ts$"],
      "Two files extend dayjs and show the few functions that are safe; everything else uses the domain's dates.",
    ),
    seenOnlyIn(
      "phone-metadata-behind-phone",
      npm("libphonenumber-js"),
      "^packages/domain/src/",
      ["^packages/domain/src/phones?(/|\\.ts$)"],
      "The phone metadata weighs 49 kB: only @kwan/domain/phone may load it.",
    ),
    seenOnlyIn(
      "react-query-behind-its-entry",
      npm("@tanstack/react-query"),
      "^packages/sdk/src/",
      ["^packages/sdk/src/react-query(/|\\.tsx?$)"],
      "Who does not use react-query must not install it: only @kwan/sdk/react-query may import it.",
    ),
    seenOnlyIn(
      "msw-behind-testing",
      npm("msw"),
      "^packages/sdk/src/",
      ["^packages/sdk/src/testing(/|\\.ts$)"],
      "Request handlers are for tests: only @kwan/sdk/testing may import msw.",
    ),
    seenOnlyIn(
      "examples-behind-testing",
      ["^packages/contract/src/examples?(/|\\.ts$)", "^packages/contract/src/.+/examples?(/|\\.ts$)"],
      "^packages/sdk/src/",
      ["^packages/sdk/src/testing(/|\\.ts$)"],
      "Examples are for tests: only @kwan/sdk/testing may import them, so that no browser loads them.",
    ),
    forbid(
      "no-node-in-packages",
      "domain, contract, sdk, ui and signs run in browsers and at the edge: no Node builtin in their sources.",
      { path: "^packages/(?!documents/)[^/]+/src/", pathNot: test },
      { dependencyTypes: ["core"] },
    ),
    seenOnlyIn(
      "documents-is-for-builds",
      "^packages/documents/",
      "^(packages|apps)/",
      ["^packages/documents/", "^apps/[^/]+/build/"],
      "documents writes files and runs Vite: only the builds of apps may import it.",
    ),
    forbid(
      "ui-and-signs-import-none-of-ours",
      "ui and signs know no licence word and none of our packages.",
      { path: "^packages/(ui|signs)/" },
      { path: "^(packages|apps)/", pathNot: "^packages/$1/" },
    ),
    forbid(
      "portal-imports-sdk-domain-ui-signs",
      "The portal gets the contract's types through the sdk; its stories name the calls that they answer.",
      { path: "^apps/portal/", pathNot: [test, "^apps/portal/src/stories/"] },
      { path: "^packages/", pathNot: "^packages/(sdk|domain|ui|signs|documents)/" },
    ),
    forbid(
      "portal-knows-no-stories",
      "What the stories of the portal stand in is no part of it: only stories import it.",
      { path: "^apps/portal/", pathNot: [test, "^apps/portal/src/stories/"] },
      { path: ["^apps/portal/src/stories/", "\\.stories\\.tsx$"] },
    ),
    forbid(
      "api-imports-domain-and-contract",
      "The server knows the rules and the wire, not how things look.",
      { path: "^apps/api/" },
      { path: "^packages/", pathNot: "^packages/(domain|contract|sdk)/" },
    ),
    seenOnlyIn(
      "api-uses-sdk-in-tests-only",
      "^packages/sdk/",
      "^apps/api/",
      [],
      "The server does not call itself: the sdk is how its tests ask.",
    ),
    forbid(
      "nothing-imports-an-app",
      "Apps are ends: what two of them need is a package.",
      { path: "^((?:packages|apps)/[^/]+)/" },
      { path: "^apps/", pathNot: "^$1/" },
    ),
    forbid(
      "features-are-strangers",
      "A portal feature never imports another; the routes put them together.",
      { path: "^apps/portal/src/features/([^/]+/[^/]+)/" },
      { path: "^apps/portal/src/features/", pathNot: "^apps/portal/src/features/$1/" },
    ),
    forbid(
      "pages-show-features-of-their-audience",
      "A page shows the features of the people it is for, and those of everyone. Only the pages of everyone, which depend on the role, show others.",
      { path: "^apps/portal/src/routes/(open|citizen|school|staff)/" },
      { path: "^apps/portal/src/features/", pathNot: "^apps/portal/src/features/($1|everyone)/" },
    ),
    forbid(
      "portal-imports-run-down",
      "Inside the portal imports run routes, features, then what features share; the layouts around the pages are for the routes.",
      { path: `^apps/portal/src/(features|${sharedInPortal})/`, pathNot: test },
      { path: "^apps/portal/src/(layouts|routes)/" },
    ),
    forbid(
      "portal-shared-parts-know-no-features",
      "A folder that several features import knows none of them.",
      { path: `^apps/portal/src/(${sharedInPortal})/`, pathNot: test },
      { path: "^apps/portal/src/features/" },
    ),
    ...lawsOfServer({ forbid, seenOnlyIn, test }),
    forbid(
      "packages-by-their-public-entry",
      "A package is imported by a path of its `exports`, never by a deep or relative path.",
      { path: "^((?:packages|apps)/[^/]+)/" },
      { path: "^packages/", pathNot: ["^$1/", ...publicEntries] },
    ),
    forbid(
      "packages-by-their-name",
      "A package is imported by its name (@kwan/…), not by a relative path into its folder.",
      { path: "^((?:packages|apps)/[^/]+)/" },
      { path: "^packages/", pathNot: "^$1/", dependencyTypes: ["local"], dependencyTypesNot: ["aliased", "npm"] },
    ),
    forbid("no-cycles", "Two modules that import each other are one module.", {}, { circular: true }),
    forbid(
      "resolves",
      "Every import leads somewhere that is installed and exported. What a bundler's plugin makes has no file.",
      {},
      { couldNotResolve: true, pathNot: "^virtual:" },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|apps)/[^/]+/(dist|coverage|storybook-static)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["source", "import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".d.ts"],
    },
  },
};
