/** A file that breaks one law: the law's name in .dependency-cruiser.mjs, the path of the file, and its text. */
export type PlantedViolation = readonly [law: string, path: string, text: string];

const useless = "export const nothing = 0;\n";

/** A small repository that obeys every law. */
export const cleanHouse: Readonly<Record<string, string>> = {
  "packages/domain/src/index.ts": 'import * as z from "zod/mini";\nexport const rule = z;\n',
  "packages/domain/src/dates/dayjs.ts": 'import "dayjs";\nexport {};\n',
  "packages/domain/src/phone.ts": 'import "libphonenumber-js/max";\nexport const phone = 0;\n',
  "packages/domain/src/phone.test.ts":
    'import "node:fs";\nimport "vitest";\nimport { phone } from "./phone.ts";\nphone;\n',
  "packages/contract/src/index.ts":
    'import { rule } from "@kwan/domain";\nimport "zod/mini";\nexport const calls = [rule];\n',
  "packages/contract/src/examples.ts": useless,
  "packages/sdk/src/index.ts":
    'import { z } from "zod/mini";\nimport { calls } from "@kwan/contract";\nexport const sdk = [z, calls];\n',
  "packages/sdk/src/requests/transport.ts": 'import "ky";\nexport {};\n',
  "packages/sdk/src/react-query.ts": 'import "@tanstack/react-query";\nexport * from "./index.ts";\n',
  "packages/sdk/src/testing.ts": 'import "msw";\nexport * from "@kwan/contract/examples";\n',
  "packages/ui/src/index.ts": 'export * from "./button.ts";\n',
  "packages/ui/src/button.ts": useless,
  "packages/signs/src/index.ts": useless,
  "packages/documents/src/index.ts": 'import "node:fs";\nexport {};\n',
  "apps/portal/build/build.ts": 'import "@kwan/documents";\nexport {};\n',
  "packages/signs/src/there.ts": 'import "./back.ts";\n',
  "packages/signs/src/back.ts": useless,
  "apps/portal/src/routes/open/login.ts":
    'import { sdk } from "@kwan/sdk";\nimport { rule } from "@kwan/domain";\nimport "@kwan/ui";\nimport "@kwan/signs";\n' +
    'import "../../features/open/auth/login.ts";\nexport const login = [sdk, rule];\n',
  "apps/portal/src/routes/citizen/services.ts": 'import "../../features/everyone/services/list.ts";\nexport {};\n',
  "apps/portal/src/layouts/use-scroll.ts": useless,
  "apps/portal/src/features/open/auth/login.ts": 'export * from "./queries.ts";\n',
  "apps/portal/src/features/open/auth/queries.ts": useless,
  "apps/portal/src/features/everyone/services/list.ts": useless,
  "apps/portal/src/features/everyone/services/List.stories.tsx":
    'import "../../../stories/server.ts";\nimport "@kwan/contract";\n',
  "apps/portal/src/stories/server.ts": 'import "@kwan/contract";\nimport "@kwan/sdk/testing";\n',
  "apps/api/src/platform/http/mount.ts":
    'import fastify from "fastify";\nimport "@kwan/contract";\nexport const mount = fastify;\n',
  "apps/api/src/platform/calls/handler.ts": "export interface CallInput { readonly body: unknown }\n",
  "apps/api/src/platform/db/open.ts": 'import "kysely";\nimport "pg";\nexport type Row = { id: string };\n',
  "apps/api/src/people/drivers/routes.ts":
    'import "fastify";\nimport "./commands/read-driver.ts";\nimport "../../platform/http/mount.ts";\n',
  "apps/api/src/people/drivers/commands/read-driver.ts":
    'import "../store.ts";\nimport "../policy.ts";\nimport "../present.ts";\nimport "@kwan/domain";\nexport {};\n',
  "apps/api/src/people/drivers/store.ts": 'import "kysely";\nimport "../../platform/db/open.ts";\nexport {};\n',
  "apps/api/src/people/drivers/policy.ts":
    'import type { Row } from "../../platform/db/open.ts";\nexport type Mine = Row;\n',
  "apps/api/src/people/drivers/present.ts": useless,
  "apps/api/src/money/invoices/store.ts": 'import "../../people/drivers/store.ts";\nexport {};\n',
  "apps/api/src/licensing/services/pets/commands/read-pet.ts": useless,
  "apps/api/src/office/tasks/store.ts": useless,
  "apps/api/src/main/app.ts": 'import "fastify";\nimport "../people/drivers/routes.ts";\nexport {};\n',
  "apps/api/src/main.ts": 'import "./main/app.ts";\n',
  "apps/api/src/main/app.test.ts": 'import "@kwan/sdk";\nimport "node:http";\n',
};

/** The external packages that the files can import, as empty packages. */
export const foreignPackages = [
  "zod/index.js",
  "zod/mini/index.js",
  "libphonenumber-js/max/index.js",
  "@tanstack/react-query/index.js",
  "dayjs/index.js",
  "dayjs/plugin/utc.js",
  "ky/index.js",
  "msw/index.js",
  "fastify/index.js",
  "kysely/index.js",
  "pg/index.js",
  "@electric-sql/pglite/index.js",
  "pg-boss/index.js",
  "vitest/index.js",
];

export const plantedViolations: readonly PlantedViolation[] = [
  ["domain-imports-only-its-own", "packages/domain/src/asks.ts", 'import "msw";\n'],
  ["domain-imports-only-its-own", "packages/domain/src/whole-zod.ts", 'import * as z from "zod";\nexport default z;\n'],
  ["domain-imports-only-its-own", "packages/domain/src/upwards.ts", 'import "@kwan/contract";\n'],
  ["contract-imports-only-its-own", "packages/contract/src/asks.ts", 'import "msw";\n'],
  [
    "contract-imports-only-its-own",
    "packages/contract/src/upwards.ts",
    'import type { sdk } from "@kwan/sdk";\nexport type T = typeof sdk;\n',
  ],
  ["sdk-imports-only-its-own", "packages/sdk/src/dates.ts", 'import "libphonenumber-js/max";\n'],
  ["dayjs-does-the-calendar", "packages/domain/src/dates/calendar.ts", 'import "dayjs";\n'],
  ["dayjs-does-the-calendar", "apps/portal/src/words/days.ts", 'import "dayjs/plugin/utc.js";\n'],
  ["ky-sends-the-requests", "packages/sdk/src/nouns/things.ts", 'import "ky";\n'],
  ["ky-sends-the-requests", "apps/portal/src/session/ask.ts", 'import "ky";\n'],
  ["phone-metadata-behind-phone", "packages/domain/src/schemas.ts", 'import "libphonenumber-js/max";\n'],
  ["react-query-behind-its-entry", "packages/sdk/src/cache.ts", 'import "@tanstack/react-query";\n'],
  ["msw-behind-testing", "packages/sdk/src/handlers.ts", 'import "msw";\n'],
  ["examples-behind-testing", "packages/sdk/src/answers.ts", 'import "@kwan/contract/examples";\n'],
  ["no-node-in-packages", "packages/sdk/src/files.ts", 'import "node:fs";\n'],
  ["no-node-in-packages", "packages/signs/src/path.ts", 'import "path";\n'],
  ["ui-and-signs-import-none-of-ours", "packages/ui/src/words.ts", 'import "@kwan/domain";\n'],
  ["ui-and-signs-import-none-of-ours", "packages/signs/src/look.ts", 'import "@kwan/ui";\n'],
  ["portal-imports-sdk-domain-ui-signs", "apps/portal/src/paths.ts", 'import "@kwan/contract";\n'],
  ["documents-is-for-builds", "apps/portal/src/writes-documents.ts", 'import "@kwan/documents";\n'],
  ["api-imports-domain-and-contract", "apps/api/src/looks.ts", 'import "@kwan/ui";\n'],
  ["api-uses-sdk-in-tests-only", "apps/api/src/calls-itself.ts", 'import "@kwan/sdk";\n'],
  ["portal-knows-no-stories", "apps/portal/src/page/shows.ts", 'import "../stories/server.ts";\n'],
  [
    "nothing-imports-an-app",
    "packages/ui/src/borrowed.ts",
    'import "../../../apps/portal/src/routes/open/login.ts";\n',
  ],
  ["nothing-imports-an-app", "apps/portal/src/server.ts", 'import "../../api/src/platform/http/mount.ts";\n'],
  [
    "features-are-strangers",
    "apps/portal/src/features/everyone/services/peeks.ts",
    'import "../../open/auth/queries.ts";\n',
  ],
  ["features-are-strangers", "apps/portal/src/features/open/setup/peeks.ts", 'import "../auth/queries.ts";\n'],
  [
    "pages-show-features-of-their-audience",
    "apps/portal/src/routes/citizen/shows.ts",
    'import "../../features/open/auth/queries.ts";\n',
  ],
  [
    "portal-imports-run-down",
    "apps/portal/src/features/everyone/home/climbs.ts",
    'import "../../../layouts/use-scroll.ts";\n',
  ],
  ["portal-imports-run-down", "apps/portal/src/words/climbs.ts", 'import "../routes/open/login.ts";\n'],
  [
    "portal-shared-parts-know-no-features",
    "apps/portal/src/forms/knows.ts",
    'import "../features/open/auth/queries.ts";\n',
  ],
  [
    "api-commands-and-stores-know-no-http",
    "apps/api/src/people/drivers/commands/add-driver.ts",
    'import "../routes.ts";\n',
  ],
  [
    "api-commands-and-stores-know-no-http",
    "apps/api/src/people/drivers/commands/end-driver.ts",
    'import type { CallInput } from "../../../platform/calls/handler.ts";\nexport type Input = CallInput;\n',
  ],
  [
    "api-commands-and-stores-know-no-http",
    "apps/api/src/people/drivers/shares-store.ts",
    'import "../../platform/http/mount.ts";\n',
  ],
  [
    "api-store-is-lowest",
    "apps/api/src/licensing/tests/store.ts",
    'import "../../people/drivers/commands/read-driver.ts";\n',
  ],
  [
    "api-policy-and-present-are-leaves",
    "apps/api/src/money/fees/policy.ts",
    'import "../../people/drivers/store.ts";\n',
  ],
  [
    "api-policy-and-present-are-leaves",
    "apps/api/src/money/fees/present.ts",
    'import "../../people/drivers/commands/read-driver.ts";\n',
  ],
  // The same laws one folder deeper.
  [
    "api-commands-and-stores-know-no-http",
    "apps/api/src/people/drivers/cards/commands/add-card.ts",
    'import "../../routes.ts";\n',
  ],
  ["api-store-is-lowest", "apps/api/src/licensing/services/pets/store.ts", 'import "./commands/read-pet.ts";\n'],
  [
    "api-policy-and-present-are-leaves",
    "apps/api/src/licensing/services/pets/policy.ts",
    'import "../../../platform/db/open.ts";\n',
  ],
  ["api-sql-in-store-and-db", "apps/api/src/licensing/services/pets/commands/end-pet.ts", 'import "kysely";\n'],
  ["api-sql-in-store-and-db", "apps/api/src/money/fees/commands/read-fees.ts", 'import "kysely";\n'],
  ["api-sql-in-store-and-db", "apps/api/src/money/fees/commands/add-fees.ts", 'import "@electric-sql/pglite";\n'],
  ["api-http-in-routes-and-http", "apps/api/src/money/fees/commands/end-fees.ts", 'import "fastify";\n'],
  [
    "api-platform-imports-downwards",
    "apps/api/src/platform/context.ts",
    'import type { Mine } from "../people/drivers/policy.ts";\nexport type Actor = Mine;\n',
  ],
  ["api-people-imports-downwards", "apps/api/src/people/drivers/pays.ts", 'import "../../money/invoices/store.ts";\n'],
  [
    "api-money-imports-downwards",
    "apps/api/src/money/invoices/moves.ts",
    'export const move = () => import("../../licensing/services/pets/commands/read-pet.ts");\n',
  ],
  [
    "api-licensing-imports-downwards",
    "apps/api/src/licensing/services/opens.ts",
    'import "../../office/tasks/store.ts";\n',
  ],
  ["api-office-imports-downwards", "apps/api/src/office/tasks/starts.ts", 'import "../../main/app.ts";\n'],
  ["packages-by-their-public-entry", "packages/sdk/src/deep.ts", 'import "../../contract/src/private.ts";\n'],
  ["packages-by-their-public-entry", "packages/contract/src/private.ts", 'import "../../domain/src/phone.test.ts";\n'],
  ["packages-by-their-name", "packages/sdk/src/relative.ts", 'import "../../contract/src/index.ts";\n'],
  ["no-cycles", "packages/ui/src/ring.ts", 'import "./ring.ts";\n'],
  ["no-cycles", "packages/signs/src/back.ts", 'import "./there.ts";\n'],
  ["resolves", "packages/contract/src/deep-by-name.ts", 'import "@kwan/domain/src/phone.ts";\n'],
  ["resolves", "apps/portal/src/not-installed.ts", 'import "left-pad";\n'],
];
