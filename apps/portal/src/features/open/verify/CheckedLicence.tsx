import { formatClasses } from "@kwan/domain";
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
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { dayInWords, timeInWords } from "../../../words/dates-and-money.ts";
import { standings } from "../../../words/licence-standing.ts";
import { withParts } from "../../../words/with-parts.tsx";
import { checkCode, type SharedLicense } from "./check-code.ts";

type CheckResult = { license: SharedLicense } | { problem: string; canRetry: boolean } | undefined;

export type CheckedLicenceProps = {
  code: string;
  /** Whether the code has just been typed, so that it can be checked immediately. */
  isAsked?: boolean;
};

/**
 * Shows the status, classes and dates of a shared licence, and nothing more (R-ADD-09). A check uses up the code, and
 * the holder can see the check. People who follow a link therefore have to confirm first, because a link preview must
 * not count as a check.
 */
export function CheckedLicence({ code, isAsked = false }: CheckedLicenceProps) {
  const read = readShareCode(code);
  if (!read) return <Problem problem={m.licences_typo()} />;
  return <CodeCheck code={read} isAsked={isAsked} />;
}

function CodeCheck({ code, isAsked }: Required<CheckedLicenceProps>) {
  const [isWanted, setWanted] = useState(isAsked);
  const [result, setResult] = useState<CheckResult>();
  const check = useCallback(async () => {
    setResult(undefined);
    try {
      setResult({ license: await checkCode(code) });
    } catch (cause) {
      setResult({
        problem: errorsOf(cause)[0]?.message ?? m.licences_typo(),
        canRetry: isKwanError(cause) && cause.retryable,
      });
    }
  }, [code]);
  useEffect(() => {
    if (isWanted) void check();
  }, [isWanted, check]);

  if (!isWanted) {
    return (
      <Stack>
        <Text>{withParts(m.licences_code_works_once, { code: <strong>{code}</strong> })}</Text>
        <div>
          <Button onClick={() => setWanted(true)}>{m.licences_check_this()}</Button>
        </div>
      </Stack>
    );
  }
  if (!result) {
    return (
      <LoadingRegion label={m.licences_checking()}>
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  }
  if ("problem" in result) {
    return <Problem problem={result.problem} onRetry={result.canRetry ? () => void check() : undefined} />;
  }
  const { status, classes, is_commercial, issue, is_card_blocked, issued_on, expires_on, checked_at } = result.license;
  const { label, tone, explains } = standings[status];
  return (
    <Stack>
      <Card tone={status === "valid" ? "success" : "error"}>
        <Stack space="xsmall" role="status">
          <div>
            <StatusTag tone={tone}>{label()}</StatusTag>
          </div>
          <Text>{explains()}</Text>
        </Stack>
      </Card>
      <SummaryList
        rows={[
          { name: m.licences_classes(), value: formatClasses(classes) },
          {
            name: m.licences_valid_card(),
            value: is_card_blocked ? m.licences_no_valid_card({ issue }) : m.licences_issue({ issue }),
          },
          { name: m.licences_commercial_driving(), value: is_commercial ? m.common_yes() : m.common_no() },
          { name: m.licences_issued(), value: dayInWords(issued_on) },
          { name: m.licences_expires(), value: dayInWords(expires_on) },
          { name: m.licences_checked(), value: timeInWords(checked_at) },
        ]}
      />
      <Text tone="secondary">{m.licences_compare_card()}</Text>
    </Stack>
  );
}

function Problem({ problem, onRetry }: { problem: string; onRetry?: (() => void) | undefined }) {
  return (
    <Banner
      tone="error"
      heading={m.licences_cannot_show()}
      actions={
        <>
          {onRetry && (
            <Button tone="secondary" onClick={onRetry}>
              {m.common_try_again()}
            </Button>
          )}
          <LinkButton href={pathOf("/verify")} tone="secondary">
            {m.licences_use_another_code()}
          </LinkButton>
        </>
      }
    >
      {problem}
    </Banner>
  );
}
