/** The areas of the server, from the lowest to the highest. */
const areas = ["platform", "people", "money", "licensing", "office", "main"];

/** Returns the import laws inside the server. */
export const lawsOfServer = ({ forbid, seenOnlyIn, test }) => [
  ...areas
    .slice(0, -1)
    .map((area, at) =>
      forbid(
        `api-${area}-imports-downwards`,
        `The areas of the server are ${areas.join(", ")}. A file imports only from its own area and those before it. What it needs from a later one is one of the ports in platform/context.ts.`,
        { path: `^apps/api/src/${area}/`, pathNot: test },
        { path: `^apps/api/src/((${areas.slice(at + 1).join("|")})/|(main|kwan)\\.ts$)` },
      ),
    ),
  forbid(
    "api-commands-and-stores-know-no-http",
    "A command takes a context and an input, so that a job can run it too: only routes and http/ see requests and replies.",
    { path: ["^apps/api/src/.+/commands/", "^apps/api/src/.*store\\.ts$"], pathNot: test },
    { path: ["^apps/api/src/.+routes\\.ts$", "^apps/api/src/platform/(calls|http)/"] },
  ),
  forbid(
    "api-store-is-lowest",
    "Inside api imports run routes, commands, store: a store never sees a command or a route.",
    { path: "^apps/api/src/.*store\\.ts$", pathNot: test },
    {
      path: ["^apps/api/src/.+/commands/", "^apps/api/src/.+routes\\.ts$", "^apps/api/src/platform/http/"],
    },
  ),
  forbid(
    "api-policy-and-present-are-leaves",
    "Who may, and what leaves, are plain functions of their arguments: they reach no store, command, route or database.",
    { path: ["^apps/api/src/.+/policy\\.ts$", "^apps/api/src/.+/present[^/]*\\.ts$"] },
    {
      path: [
        "^apps/api/src/(platform/(db|http)|main/jobs)/",
        "^apps/api/src/.+/commands/",
        "^apps/api/src/.+routes\\.ts$",
        "^apps/api/src/.+store\\.ts$",
      ],
      dependencyTypesNot: ["type-only"],
    },
  ),
  seenOnlyIn(
    "api-sql-in-store-and-db",
    "(^|/)node_modules/(kysely|pg|@electric-sql/pglite|pg-boss)(/|$)",
    "^apps/api/src/",
    ["^apps/api/src/(platform/db|main/(jobs|seed))/", "^apps/api/src/.*store\\.ts$"],
    "Only a store, db/, the seed and the queue on the same database see SQL.",
  ),
  seenOnlyIn(
    "api-http-in-routes-and-http",
    "(^|/)node_modules/(fastify|@fastify/[^/]+)(/|$)",
    "^apps/api/src/",
    [
      "^apps/api/src/platform/http/",
      "^apps/api/src/main/app\\.ts$",
      "^apps/api/src/.*/routes\\.ts$",
      "^apps/api/src/.*/mount\\.ts$",
    ],
    "Only routes, pages that are mounted, and http/ see HTTP.",
  ),
];
