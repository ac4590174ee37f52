import { formatCedis } from "@kwan/domain";
import { documents, type KindRow, type StepName } from "@kwan/domain/kinds";
import { Stack, SummaryList, Text } from "@kwan/ui";
import { useContext } from "react";
import { m } from "#messages";
import { retestPriceOf } from "../../../../kind-facts/amounts.ts";
import { today } from "../../../../session/server-clock.ts";
import { cedisInWords } from "../../../../words/dates-and-money.ts";
import { type FormWords, useFormWords } from "../form-words.ts";
import type { AvailableKind } from "../queries.ts";
import { takesInWords } from "../words.ts";
import { InDetailContext } from "./in-detail.ts";

const inSomeCases = (what: string) => m.services_in_some_cases({ what });

const documentsOf = (row: KindRow): string =>
  row.documents
    .filter(({ is_required }) => is_required)
    .map(({ document, asked_if, asked_unless, with_any }) =>
      asked_if || asked_unless || with_any ? inSomeCases(documents[document].title) : documents[document].title,
    )
    .join(" · ");

/** The applicant's tasks apart from the form and the eye test. */
const doings: Readonly<Partial<Record<StepName, () => string>>> = {
  biometrics: m.services_do_photo,
  theory_road_sign: m.services_do_road_sign_test,
  theory_road_traffic: m.services_do_road_traffic_test,
  practical_test: m.services_do_practical_test,
};

const needsOf = (row: KindRow): string =>
  [row.can.verify_school && m.services_school_code_needed(), documentsOf(row)].filter(Boolean).join(" · ");

/** Lists the applicant's tasks apart from the form, in order. */
function doingsOf(row: KindRow, { eyeTest }: FormWords): string {
  return row.steps
    .flatMap(({ step, only_if }) => {
      const doing = step === "eye_test" ? eyeTest() : doings[step]?.();
      return doing ? [only_if ? inSomeCases(doing) : doing] : [];
    })
    .join(" · ");
}

type KindFactsProps = { row: KindRow; price: AvailableKind["price"]; level?: 3 | 4 };

/** The cost, documents, tasks and duration of a service, shown before the person starts an application. */
export function KindFacts({ row, price, level = 3 }: KindFactsProps) {
  const words = useFormWords();
  const doing = doingsOf(row, words);
  const retest = retestPriceOf(row, today());
  const InDetail = useContext(InDetailContext);
  return (
    <>
      <SummaryList
        rows={[
          {
            name: m.services_price(),
            value: (
              <Stack space="xxsmall">
                <Text>{price === "0.00" ? m.common_free() : cedisInWords(price)}</Text>
                {retest !== null && (
                  <Text tone="secondary">{m.services_price_of_retest({ price: formatCedis(retest) })}</Text>
                )}
              </Stack>
            ),
          },
          { name: words.need(), value: needsOf(row) || m.services_no_documents() },
          ...(doing ? [{ name: words.toDo(), value: doing }] : []),
          {
            name: m.services_time(),
            value: doing ? words.time({ time: takesInWords(row.takes) }) : takesInWords(row.takes),
          },
        ]}
      />
      {InDetail && <InDetail row={row} level={level} />}
    </>
  );
}
