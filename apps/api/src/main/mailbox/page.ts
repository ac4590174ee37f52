import { escaped, page } from "../../platform/http/page.ts";
import type { MessageRow } from "../../platform/messages/store.ts";

const channels: Readonly<Record<string, string>> = { email: "Email", sms: "SMS" };
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

/**
 * Returns a page with the latest messages that the server has sent, for testers. The page has no script, so reload it
 * to see new messages.
 */
export const mailboxPage = (messages: readonly MessageRow[]): string =>
  page(
    "Mailbox",
    `<p>The latest emails and SMS of this server, the newest first. It is here for trying things out, and never in production.</p>
<p><a href="/mailbox">Reload</a></p>
${messages.length === 0 ? "<p>No message has been sent yet.</p>" : `<ol>\n${messages.map(item).join("\n")}\n</ol>`}`,
  );
