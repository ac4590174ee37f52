import { type Verdict as Answer, eligibility, type Kind, kinds } from "@kwan/domain/kinds";
import { Banner, Heading, Inline, Link, LinkButton, Stack, SummaryList, Text } from "@kwan/ui";
import { m } from "#messages";
import { takesInWords } from "../../features/everyone/services/words.ts";
import { neededFor } from "../../kind-facts/documents.ts";
import { usualPriceOf } from "../../kind-facts/prices.ts";
import { paths } from "../../paths.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { guide } from "../addresses.ts";
import { BranchLinks } from "../BranchLinks.tsx";
import type { GuideData } from "../guide-data.ts";
import { guideKinds } from "../guide-kinds.ts";
import { byDistance, isOpenOn } from "../places.ts";
import { Part, PriceOf, Things } from "../Rows.tsx";
import { type Answers, recordOf } from "./record-of.ts";
import type { Want } from "./wants.ts";

/** Returns the service for what somebody wants, and whether they may apply: the answer of the server's own rules. */
export function verdictFor(want: Want, answers: Answers, today: GuideData["today"]): { kind: Kind; verdict: Answer } {
  const record = recordOf(answers, today);
  const kind = want.kindFor(record, today);
  return { kind, verdict: eligibility(kinds[kind], record, today, answers.wantedClass ?? undefined) };
}

const Outcome = ({ verdict: { is_eligible, earliest, reasons }, today }: { verdict: Answer; today: string }) =>
  is_eligible ? (
    <Banner tone="success" heading={m.guide_check_can()} />
  ) : (
    <Banner
      tone="info"
      heading={
        earliest && earliest > today
          ? m.guide_check_from({ day: dayInWords(earliest) })
          : earliest
            ? m.guide_check_after()
            : m.guide_check_cannot()
      }
    >
      <ul>
        {reasons.map(({ code, message, remedy }) => (
          <li key={code}>
            {message} {remedy.text}
          </li>
        ))}
      </ul>
    </Banner>
  );

/** The address that asks the same questions, with the answers yes and no. It never holds a date, a name or a number. */
export function addressToSend(want: Want, form: URLSearchParams): string {
  const kept = new URLSearchParams({ want: want.id });
  for (const question of want.asks) {
    const answer = form.get(question);
    if (answer === "yes" || answer === "no" || (question === "wanted_class" && answer)) kept.set(question, answer);
  }
  return `${guide.check}?${kept}`;
}

type VerdictProps = { want: Want; answers: Answers; form: URLSearchParams; data: GuideData };

/** What somebody learns from the check: the service, whether and from when, the price, the documents and where to go. */
export function Verdict({ want, answers, form, data }: VerdictProps) {
  const { kind, verdict } = verdictFor(want, answers, data.today);
  const row = guideKinds.find((each) => each.kind === kind);
  if (!row) return null;
  const offering = data.branches.filter((branch) => isOpenOn(branch, data.today) && branch.services.includes(kind));
  const town = data.branches.find(({ city }) => city === form.get("town"));
  const address = addressToSend(want, form);
  return (
    <Stack space="large">
      <Stack space="small">
        <Heading level={2}>{row.title}</Heading>
        <Text>{row.summary}</Text>
      </Stack>
      <Outcome verdict={verdict} today={data.today} />
      <SummaryList
        rows={[
          { name: m.guide_summary_price(), value: <PriceOf price={usualPriceOf(row, data.today)} /> },
          { name: m.guide_summary_time(), value: m.guide_time_usual({ time: takesInWords(row.takes) }) },
        ]}
      />
      <Inline>
        {verdict.is_eligible && <LinkButton href={paths.addService(kind)}>{m.guide_start()}</LinkButton>}
        <LinkButton href={guide.kind(kind)} tone="secondary">
          {m.guide_check_more()}
        </LinkButton>
      </Inline>
      <Part id="documents" heading={m.guide_documents()}>
        <Things things={neededFor(row).map(({ title, hint }) => ({ title, text: hint }))} />
      </Part>
      <Part id="where" heading={m.guide_where()}>
        {town ? (
          <BranchLinks branches={byDistance(offering, town).slice(0, 2)} level={3} />
        ) : (
          <Link href={guide.branchesFor(kind)}>{m.guide_where_find()}</Link>
        )}
      </Part>
      <Text tone="secondary">{m.guide_check_limits()}</Text>
      <Inline space="small">
        <Link href={address}>{m.guide_check_again()}</Link>
        <Link href={`https://wa.me/?text=${encodeURIComponent(`${data.origin}${address}`)}`} rel="noreferrer">
          {m.guide_check_send()}
        </Link>
      </Inline>
    </Stack>
  );
}
