import type { PlainDate } from "@kwan/domain";
import { Heading, Link, StartPage, Text } from "@kwan/ui";
import { m } from "#messages";
import { takesInWords } from "../../features/everyone/services/words.ts";
import { neededFor } from "../../kind-facts/documents.ts";
import { optionsOf, pricePartsOf, usualPriceOf, validSince } from "../../kind-facts/prices.ts";
import { stepsFor, validityOf } from "../../kind-facts/steps.ts";
import { needsVisit, troublesOf } from "../../kind-facts/troubles.ts";
import { pathOf, paths } from "../../paths.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { guide } from "../addresses.ts";
import { conditionsOf } from "../conditions.ts";
import * as styles from "../guide.css.ts";
import type { GuideData } from "../guide-data.ts";
import { type GuideKind, relatedTo } from "../guide-kinds.ts";
import type { MakePage } from "../guide-page.ts";
import { KindLinks } from "../KindLinks.tsx";
import { Part, PriceOf, PriceTable, Things } from "../Rows.tsx";
import { SendList } from "../SendList.tsx";

/** How long a service takes: what recent applications took, or the usual time if there are too few of them. */
function timeOf(row: GuideKind, { waitingTimes }: GuideData): string {
  const figures = waitingTimes.find(({ kind }) => kind === row.kind);
  if (!figures) return m.guide_time_usual({ time: takesInWords(row.takes) });
  const { days, count, from, to } = figures;
  return m.guide_time_figures({
    days: m.services_working_days({ count: days }),
    count,
    from: dayInWords(from),
    to: dayInWords(to),
  });
}

function Documents({ row }: { row: GuideKind }) {
  const needed = neededFor(row);
  return (
    <Part id="documents" heading={m.guide_documents()}>
      <Text>{row.documents.length > 0 ? m.guide_documents_lead() : m.guide_documents_none()}</Text>
      <Things things={needed.map(({ title, hint }) => ({ title, text: hint }))} />
      <SendList title={row.title} lines={needed.map(({ title }) => title)} />
    </Part>
  );
}

function Prices({ row, on }: { row: GuideKind; on: PlainDate }) {
  const since = validSince(row, on);
  const parts = pricePartsOf(row, on);
  const options = optionsOf(row, on);
  if (parts.length === 0 && options.length === 0)
    return (
      <Part id="price" heading={m.guide_price()}>
        <Text>{m.guide_price_free()}</Text>
      </Part>
    );
  return (
    <Part id="price" heading={m.guide_price()}>
      {parts.length > 0 ? (
        <PriceTable parts={parts} total={usualPriceOf(row, on)} caption={m.guide_price()} />
      ) : (
        <Text>{m.guide_price_free()}</Text>
      )}
      {options.length > 0 && (
        <>
          <Heading level={3}>{m.guide_price_options()}</Heading>
          <PriceTable parts={options} caption={m.guide_price_options()} />
        </>
      )}
      <Text tone="secondary">
        {since && `${m.guide_price_since({ day: dayInWords(since) })} `}
        {m.guide_price_how()}
      </Text>
    </Part>
  );
}

const Steps = ({ row, on }: { row: GuideKind; on: PlainDate }) => (
  <Part id="steps" heading={m.guide_steps()}>
    <ol className={styles.steps}>
      {stepsFor(row, on).map(({ title, where, onlyIf }) => (
        <li key={title}>
          <Text weight="strong">{title}</Text>
          {onlyIf && <Text>{onlyIf}</Text>}
          <Text tone="secondary">{where}</Text>
        </li>
      ))}
    </ol>
  </Part>
);

function Where({ row, data: { branches } }: { row: GuideKind; data: GuideData }) {
  const count = branches.filter(({ is_open, services }) => is_open && services.includes(row.kind)).length;
  return (
    <Part id="where" heading={m.guide_where()}>
      {!needsVisit(row) && <Text>{m.guide_where_online()}</Text>}
      <Text>{m.guide_where_branches({ count })}</Text>
      <Text>
        <Link href={guide.branchesFor(row.kind)}>{m.guide_where_find()}</Link>
      </Text>
    </Part>
  );
}

/** Whether the service is for people who have a licence, which may not be in the portal yet. */
const isForHolders = ({ requirements }: GuideKind): boolean => requirements.some(({ code }) => code === "no_license");

const StartHint = ({ row }: { row: GuideKind }) => (
  <>
    <Text tone="secondary">{m.guide_start_hint()}</Text>
    {isForHolders(row) && (
      <Text tone="secondary">
        <Link href={pathOf("/licence/claim")}>{m.guide_claim()}</Link>
      </Text>
    )}
  </>
);

/** The page of a service (R-PUB-02), made from its row. */
export const kindPage =
  (row: GuideKind): MakePage =>
  (data) => {
    const validity = validityOf(row);
    return {
      title: row.title,
      description: row.summary,
      facts: {
        "@type": "GovernmentService",
        name: row.title,
        description: row.summary,
        areaServed: { "@type": "Country", name: "Ghana" },
        availableChannel: { "@type": "ServiceChannel", serviceUrl: `${data.origin}${guide.kind(row.kind)}` },
        provider: { "@type": "GovernmentOrganization", name: m.guide_authority() },
      },
      content: (
        <StartPage
          heading={row.title}
          lead={row.summary}
          facts={[
            { name: m.guide_summary_price(), value: <PriceOf price={usualPriceOf(row, data.today)} /> },
            { name: m.guide_summary_time(), value: timeOf(row, data) },
            ...(validity ? [{ name: m.guide_summary_valid(), value: validity }] : []),
          ]}
          href={paths.addService(row.kind)}
          hint={<StartHint row={row} />}
        >
          <Part id="before" heading={m.guide_before()}>
            <Text>{m.guide_before_lead()}</Text>
            <ul>
              {conditionsOf(row, data.today).map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </Part>
          <Documents row={row} />
          <Prices row={row} on={data.today} />
          <Steps row={row} on={data.today} />
          <Where row={row} data={data} />
          <Part id="trouble" heading={m.guide_wrong()}>
            <Things things={troublesOf(row, data.today)} />
          </Part>
          <Part id="related" heading={m.guide_related()}>
            <KindLinks kinds={relatedTo(row)} on={data.today} />
          </Part>
        </StartPage>
      ),
    };
  };
