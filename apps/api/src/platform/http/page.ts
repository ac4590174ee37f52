const letters: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => letters[letter] ?? "");

/**
 * Returns a plain page without scripts, for developers and testers.
 *
 * @example
 * reply.type("text/html").send(page("Mailbox", "<p>Nothing yet.</p>"));
 */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} - Kwan</title>
<link rel="stylesheet" href="/pages/style.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** The stylesheet for the server's own pages, in light and dark. */
export const style = `:root { color-scheme: light dark; --ink: #1f2421; --ground: #fbfaf7; --line: #d9d5cb; --road: #0b5d3b; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece9e1; --ground: #171a18; --line: #3a403c; --road: #7fd1a8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; border-bottom: 4px solid var(--road); padding-bottom: 0.5rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem; }
a { color: var(--road); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
ol { list-style: none; margin: 0; padding: 0; }
article { border: 1px solid var(--line); border-radius: 0.25rem; padding: 0.75rem 1rem; margin-block: 1rem; }
article h2, article p { margin: 0; }
article p { white-space: pre-wrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0.75rem 0; }
dl div { display: contents; }
dt { font-weight: 600; }
dd { margin: 0; }
button { font: inherit; min-height: 2.75rem; width: 100%; margin: 0.25rem 0; padding: 0.5rem 1rem; text-align: start; color: var(--ground); background: var(--road); border: 0; border-radius: 0.25rem; }
:focus-visible { outline: 3px solid #f2b705; outline-offset: 2px; }
`;
