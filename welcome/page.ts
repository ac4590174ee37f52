/** One package of the house, as its manifest tells it. */
export type Package = { name: string; description: string; folder: string };

/** As much of an OpenAPI document as the page shows. */
export type OpenApi = {
  info: { title: string; version: string };
  paths: Record<string, Record<string, { summary?: string; description?: string; "x-addition"?: boolean }>>;
};

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
const methods = ["get", "post", "put", "patch", "delete"];

/** The page's only style sheet, served as a file of its own so that the page needs no inline style. */
export const style = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 25%, transparent); }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
code, td:first-child { font-family: ui-monospace, monospace; }
pre { padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; overflow-x: auto; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: 600; padding-block: .5rem; }
th, td { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
td:first-child { white-space: nowrap; }
`;

function callsTable({ info, paths }: OpenApi): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const call = operations[method];
      if (!call) return [];
      const says = call.summary ?? call.description?.split("\n")[0] ?? "";
      const addition = call["x-addition"] ? " (addition)" : "";
      return `<tr><td>${method.toUpperCase()}</td><td><code>${escaped(path)}</code></td><td>${escaped(says)}${addition}</td></tr>`;
    }),
  );
  return `<p><a href="/openapi.json">The OpenAPI document</a> of ${escaped(info.title)} ${escaped(info.version)}.</p>
<div class="table" role="region" aria-labelledby="calls-caption" tabindex="0"><table>
<caption id="calls-caption">${rows.length} calls</caption>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th></tr></thead>
<tbody>${rows.join("\n")}</tbody></table></div>`;
}

/** The page that `start` serves until the apps exist: the packages and every call. */
export function page(packages: readonly Package[], openApi: OpenApi | undefined): string {
  const items = packages.map(
    ({ name, description, folder }) =>
      `<li><a href="/${escaped(folder)}/README.md"><code>${escaped(name)}</code></a>: ${escaped(description)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kwan: what exists so far</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body>
<header><h1>Kwan</h1>
<p>The self-service portal of Ghana's driver licensing authority. The portal and its server are still to come; the packages below are built.</p></header>
<main>
<h2>Packages</h2><ul>${items.join("\n")}</ul>
<h2>Calls</h2>${openApi ? callsTable(openApi) : "<p>No OpenAPI document yet: packages/contract/openapi.json is missing.</p>"}
</main>
</body>
</html>
`;
}
