import { Button, Card, copyIcon, Heading, Inline, Link, Spread, Stack, StatusTag, Text } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { m } from "#messages";
import { orNothing } from "../../../page/or-nothing.ts";
import { serverNow } from "../../../session/server-clock.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { everyShare, q, type Share } from "./queries.ts";

const QrCode = lazy(orNothing(async () => (await import("./qr.ts")).QrCode));

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toaster.add({ type: "success", message: m.licences_link_copied() });
  } catch {
    toaster.add({ type: "error", message: m.licences_link_not_copied() });
  }
};

/** Whether a code has been used up. It can be checked again for ten minutes after its first check. */
export const isUsed = ({ checks }: Share): boolean =>
  checks.some(({ checked_at }) => Date.parse(checked_at) + 10 * 60_000 < serverNow());

/** A share code: its QR code, who has checked it, and a button to withdraw it. */
export function SharedCode({ share, isLive }: { share: Share; isLive: boolean }) {
  const client = useQueryClient();
  const withdraw = useMutation({
    ...q.licences.withdrawShare(),
    onSuccess: () => {
      toaster.add({ type: "success", message: m.licences_code_cancelled({ code: share.code }) });
      return client.invalidateQueries({ queryKey: everyShare });
    },
  });
  const over = share.is_withdrawn
    ? m.licences_cancelled()
    : Date.parse(share.expires_at) <= serverNow()
      ? m.licences_expired()
      : m.licences_used();
  return (
    <Card as="li">
      <Stack space="small">
        <Spread>
          <Heading level={3}>{share.code}</Heading>
          <StatusTag tone={isLive ? "success" : "neutral"}>{isLive ? m.licences_can_be_used() : over}</StatusTag>
        </Spread>
        {isLive && (
          <>
            <Text>{m.licences_code_expires({ time: timeInWords(share.expires_at) })}</Text>
            <Suspense fallback={<Text tone="secondary">{m.licences_drawing()}</Text>}>
              <QrCode value={share.url} label={m.licences_qr_title({ code: share.code })} />
            </Suspense>
            <Link href={share.url}>{share.url}</Link>
            <Inline>
              <Button tone="secondary" icon={copyIcon} onClick={() => void copy(share.url)}>
                {m.licences_copy_link()}
              </Button>
              <Button tone="secondary" busy={withdraw.isPending} onClick={() => withdraw.mutate({ id: share.id })}>
                {m.licences_cancel_code()}
              </Button>
            </Inline>
          </>
        )}
        <Checks checks={share.checks} />
      </Stack>
    </Card>
  );
}

function Checks({ checks }: Pick<Share, "checks">) {
  if (checks.length === 0) return <Text tone="secondary">{m.licences_not_viewed()}</Text>;
  return (
    <Stack as="ul" space="xxsmall">
      {checks.map(({ checked_at, checked_by }) => (
        <Text as="li" key={checked_at}>
          {m.licences_viewed({ time: timeInWords(checked_at), who: checked_by })}
        </Text>
      ))}
    </Stack>
  );
}
