import { showClasses } from "@kwan/domain";
import { readShareCode } from "@kwan/domain/numbers";
import { isKwanError } from "@kwan/sdk";
import {
  Banner,
  Button,
  Card,
  LinkButton,
  LoadingRegion,
  Skeleton,
  Stack,
  StatusTag,
  SummaryList,
  Text,
} from "@kwan/ui";
import { useCallback, useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { errorsOf } from "../../words/call-errors.ts";
import { dayInWords, timeInWords } from "../../words/dates-and-money.ts";
import { checkCode, type SharedLicense } from "./check-code.ts";
import { standings } from "./standing.ts";

type Looked = { license: SharedLicense } | { problem: string; canRetry: boolean } | undefined;

const typo =
  "We do not recognise this code. Codes have ten letters and digits, such as 8F2K4-77QD6. Check it and try again.";

export type CheckedLicenceProps = {
  code: string;
  /** The code was just typed in, so it can be checked immediately. */
  isAsked?: boolean;
};

/**
 * Shows the status, classes and dates of a shared licence, and nothing more (R-ADD-09). A check uses the code up and
 * the holder sees it. People who follow a link therefore confirm first: a link preview must not count as a check.
 */
export function CheckedLicence({ code, isAsked = false }: CheckedLicenceProps) {
  const read = readShareCode(code);
  if (!read) return <Problem problem={typo} />;
  return <Look code={read} isAsked={isAsked} />;
}

function Look({ code, isAsked }: Required<CheckedLicenceProps>) {
  const [isWanted, setWanted] = useState(isAsked);
  const [looked, setLooked] = useState<Looked>();
  const look = useCallback(async () => {
    setLooked(undefined);
    try {
      setLooked({ license: await checkCode(code) });
    } catch (cause) {
      setLooked({ problem: errorsOf(cause)[0]?.message ?? typo, canRetry: isKwanError(cause) && cause.retryable });
    }
  }, [code]);
  useEffect(() => {
    if (isWanted) void look();
  }, [isWanted, look]);

  if (!isWanted) {
    return (
      <Stack>
        <Text>
          Code <strong>{code}</strong>. It works once, and the holder will see that somebody checked.
        </Text>
        <div>
          <Button onClick={() => setWanted(true)}>Check this licence</Button>
        </div>
      </Stack>
    );
  }
  if (!looked) {
    return (
      <LoadingRegion label="Checking the code">
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  }
  if ("problem" in looked) {
    return <Problem problem={looked.problem} onRetry={looked.canRetry ? () => void look() : undefined} />;
  }
  const { status, classes, is_commercial, issued_on, expires_on, checked_at } = looked.license;
  const { label, tone, explains } = standings[status];
  return (
    <Stack>
      <Card tone={status === "valid" ? "positive" : "critical"}>
        <Stack space="xsmall" role="status">
          <div>
            <StatusTag tone={tone}>{label}</StatusTag>
          </div>
          <Text>{explains}</Text>
        </Stack>
      </Card>
      <SummaryList
        rows={[
          { name: "Classes", value: showClasses(classes) },
          { name: "Commercial driving", value: is_commercial ? "Yes" : "No" },
          { name: "Issued", value: dayInWords(issued_on) },
          { name: "Expires", value: dayInWords(expires_on) },
          { name: "Checked", value: timeInWords(checked_at) },
        ]}
      />
      <Text tone="secondary">
        The holder can see that somebody checked. A code does not say whose licence it is: ask to see the card, and
        check that its photo, classes and dates agree.
      </Text>
    </Stack>
  );
}

function Problem({ problem, onRetry }: { problem: string; onRetry?: (() => void) | undefined }) {
  return (
    <Banner
      tone="critical"
      heading="We cannot show a licence for this code"
      actions={
        <>
          {onRetry && (
            <Button tone="secondary" onClick={onRetry}>
              Try again
            </Button>
          )}
          <LinkButton href={paths.enterCode} tone="secondary">
            Use another code
          </LinkButton>
        </>
      }
    >
      {problem}
    </Banner>
  );
}
