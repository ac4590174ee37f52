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
import { dayInWords, timeInWords } from "../../frame/in-words.ts";
import { errorsOf } from "../../frame/use-send.ts";
import { paths } from "../../paths.ts";
import { checkCode, type SharedLicense } from "./check-code.ts";
import { standings } from "./standing.ts";

type Looked = { license: SharedLicense } | { problem: string; canRetry: boolean } | undefined;

const typo =
  "We do not recognise this code. Codes have ten letters and digits, such as 8F2K4-77QD6. Check it and try again.";

/** What a code shows: status, classes and dates, nothing more (R-ADD-09). */
export function CheckedLicence({ code }: { code: string }) {
  const [looked, setLooked] = useState<Looked>();
  const look = useCallback(async () => {
    setLooked(undefined);
    const read = readShareCode(code);
    if (!read) return setLooked({ problem: typo, canRetry: false });
    try {
      setLooked({ license: await checkCode(read) });
    } catch (cause) {
      setLooked({ problem: errorsOf(cause)[0]?.message ?? typo, canRetry: isKwanError(cause) && cause.retryable });
    }
  }, [code]);
  useEffect(() => void look(), [look]);

  if (!looked) {
    return (
      <LoadingRegion label="Checking the code">
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  }
  if ("problem" in looked) {
    return (
      <Banner
        tone="critical"
        heading="We cannot show a licence for this code"
        actions={
          <>
            {looked.canRetry && (
              <Button tone="secondary" onClick={() => void look()}>
                Try again
              </Button>
            )}
            <LinkButton href={paths.enterCode} tone="secondary">
              Use another code
            </LinkButton>
          </>
        }
      >
        {looked.problem}
      </Banner>
    );
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
