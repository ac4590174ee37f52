import type { MessageRow } from "../messages/store.ts";

const letters: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => letters[letter] ?? "");

const channels: Readonly<Record<string, string>> = { email: "E-mail", sms: "SMS" };
const states: Readonly<Record<string, string>> = {
  queued: "Waiting",
  sending: "Being sent",
  sent: "Sent",
  dead: "Not delivered",
};

const moment = (iso: string): string =>
  `<time datetime="${escaped(iso)}">${escaped(iso.slice(0, 19).replace("T", " "))} UTC</time>`;

const item = ({ channel, recipient, subject, text, state, created_at }: MessageRow): string => `<li>
<article>
<h2>${escaped(subject ?? `${channels[channel] ?? channel} to ${recipient}`)}</h2>
<dl>
<div><dt>To</dt><dd>${escaped(recipient)}</dd></div>
<div><dt>By</dt><dd>${escaped(channels[channel] ?? channel)}</dd></div>
<div><dt>At</dt><dd>${moment(created_at)}</dd></div>
<div><dt>State</dt><dd>${escaped(states[state] ?? state)}</dd></div>
</dl>
<p>${escaped(text || "Its text held a code and was emptied after a day.")}</p>
</article>
</li>`;

/** Every message that the server sends, for whoever tries it out. No script: reload it to see more. */
export const mailboxPage = (messages: readonly MessageRow[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mailbox</title>
<link rel="stylesheet" href="/mailbox/style.css">
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>The latest e-mails and SMS of this server, the newest first. It is here for trying things out, and never in production.</p>
<p><a href="/mailbox">Reload</a></p>
${messages.length === 0 ? "<p>No message has been sent yet.</p>" : `<ol>\n${messages.map(item).join("\n")}\n</ol>`}
</main>
</body>
</html>
`;

export const mailboxStyle = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
main { max-width: 44rem; margin: 0 auto; padding: 1rem; }
ol { list-style: none; margin: 0; padding: 0; }
article { border: 1px solid GrayText; border-radius: 0.5rem; padding: 0.75rem 1rem; margin-block: 1rem; }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
dl { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0.5rem 0; }
dl div { display: flex; gap: 0.5rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
article p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;
