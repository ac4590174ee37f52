import { Inline, Link, Text } from "@kwan/ui";
import { m } from "#messages";

type SendListProps = { title: string; lines: readonly string[] };

/** Links that hand a list to the reader's own apps, to keep it or send it to somebody. They need no script. */
export function SendList({ title, lines }: SendListProps) {
  const heading = m.guide_list_for({ title });
  const text = encodeURIComponent([heading, ...lines.map((line) => `- ${line}`)].join("\n"));
  return (
    <Inline space="small">
      <Text>{m.guide_send_list()}</Text>
      <Link href={`https://wa.me/?text=${text}`} rel="noreferrer">
        {m.guide_send_whatsapp()}
      </Link>
      <Link href={`sms:?&body=${text}`}>{m.guide_send_sms()}</Link>
      <Link href={`mailto:?subject=${encodeURIComponent(heading)}&body=${text}`}>{m.guide_send_email()}</Link>
    </Inline>
  );
}
