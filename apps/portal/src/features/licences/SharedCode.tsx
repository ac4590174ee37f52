import { Button, Card, copyIcon, Heading, Icon, Inline, Link, Spread, Stack, StatusTag, Text } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { orNothing } from "../../page/or-nothing.ts";
import { serverNow } from "../../session/server-clock.ts";
import { toaster } from "../../toasts/toaster.ts";
import { timeInWords } from "../../words/dates-and-money.ts";
import { everyShare, q, type Share } from "./queries.ts";

const QrCode = lazy(orNothing(async () => (await import("./qr.ts")).QrCode));

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toaster.add({ type: "success", message: "Link copied." });
  } catch {
    toaster.add({ type: "error", message: "The link could not be copied. Select it and copy it yourself." });
  }
};

/** A code is good for one check: it stops working ten minutes after the first. */
export const isUsed = ({ checks }: Share): boolean =>
  checks.some(({ checked_at }) => Date.parse(checked_at) + 10 * 60_000 < serverNow());

/** A share code: its QR code, who has checked it, and a button to withdraw it. */
export function SharedCode({ share, isLive }: { share: Share; isLive: boolean }) {
  const client = useQueryClient();
  const withdraw = useMutation({
    ...q.licences.withdrawShare(),
    onSuccess: () => {
      toaster.add({ type: "success", message: `The code ${share.code} has been cancelled.` });
      return client.invalidateQueries({ queryKey: everyShare });
    },
  });
  const over = share.is_withdrawn ? "Cancelled" : Date.parse(share.expires_at) <= serverNow() ? "Expired" : "Used";
  return (
    <Card as="li">
      <Stack space="small">
        <Spread>
          <Heading level={3}>{share.code}</Heading>
          <StatusTag tone={isLive ? "positive" : "neutral"}>{isLive ? "Can be used" : over}</StatusTag>
        </Spread>
        {isLive && (
          <>
            <Text>Expires {timeInWords(share.expires_at)}. Show this code, or send the link.</Text>
            <Suspense fallback={<Text tone="secondary">Drawing the code</Text>}>
              <QrCode value={share.url} title={`Code to check your licence: ${share.code}`} />
            </Suspense>
            <Link href={share.url}>{share.url}</Link>
            <Inline>
              <Button tone="secondary" icon={<Icon shape={copyIcon} />} onClick={() => void copy(share.url)}>
                Copy the link
              </Button>
              <Button tone="secondary" busy={withdraw.isPending} onClick={() => withdraw.mutate({ id: share.id })}>
                Cancel code
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
  if (checks.length === 0) return <Text tone="secondary">Not viewed yet.</Text>;
  return (
    <Stack as="ul" space="xxsmall">
      {checks.map(({ checked_at, checked_by }) => (
        <Text as="li" key={checked_at}>
          Viewed on {timeInWords(checked_at)} by: {checked_by}
        </Text>
      ))}
    </Stack>
  );
}
