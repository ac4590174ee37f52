import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config.ts";
import type { Queries } from "../../platform/db/open.ts";
import { escaped, page, style } from "../../platform/http/page.ts";
import { type SeededLogin, seededPassword } from "../seed/logins.ts";
import { findSeededLogins } from "../seed/people.ts";

/** Serves the stylesheet of the server's own pages, and a home page if there is no portal. */
export function mountPages(app: FastifyInstance, config: Config, db: Queries, hasPortal: boolean): void {
  app.get("/pages/style.css", (_, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "max-age=3600").send(style),
  );
  if (hasPortal) return;
  app.get("/", async (_, reply) => {
    const logins = config.isSeeded ? await findSeededLogins(db) : [];
    return reply.type("text/html; charset=utf-8").send(frontPage(config, logins));
  });
}

function frontPage(config: Config, logins: readonly SeededLogin[]): string {
  const places = [
    ["API document", "/api/openapi.json"],
    ["Health", "/api/health/"],
    ["Readiness", "/api/ready/"],
    ["Metrics", "/api/metrics/"],
    ...(config.hasMailbox ? [["Mailbox: every code and message", "/mailbox"]] : []),
  ];
  const links = places.map(([name = "", path = ""]) => `<li><a href="${path}">${escaped(name)}</a></li>`).join("\n");
  const rows = logins
    .map(({ role, email }) => `<tr><td>${role.replace("_", " ")}</td><td>${escaped(email)}</td></tr>`)
    .join("\n");
  const people = `<h2>Invented people</h2>
<p>Password <code>${escaped(seededPassword)}</code>; the code comes to the mailbox.</p>
<table><thead><tr><th scope="col">Role</th><th scope="col">Email</th></tr></thead><tbody>
${rows}
</tbody></table>`;
  return page(
    "Kwan",
    `<p>The server of the driver licensing authority runs here. The portal is not built: run <code>build</code> in apps/portal, then start again.</p>\n<ul>\n${links}\n</ul>\n${logins.length > 0 ? people : ""}`,
  );
}
