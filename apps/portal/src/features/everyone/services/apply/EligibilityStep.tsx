import { type KindRow, kinds } from "@kwan/domain/kinds";
import { hasCode } from "@kwan/sdk";
import { Banner, Button, LinkButton, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { Region } from "../../../../queries/Region.tsx";
import { today } from "../../../../session/server-clock.ts";
import { errorsOf } from "../../../../words/call-errors.ts";
import { dayInWords } from "../../../../words/dates-and-money.ts";
import { KindFacts } from "../choose/KindFacts.tsx";
import { Remedies } from "../choose/Remedies.tsx";
import { useFormPlace } from "../form-place.ts";
import { useFormWords } from "../form-words.ts";
import { type AvailableKind, allKinds, everyApplication, fileDraft, kwan } from "../queries.ts";
import { knownAnswers } from "./known-numbers.tsx";

type EligibilityStepProps = { kind: keyof typeof kinds; driver: string; startHref: (draft: string) => string };

/** Shows the cost, the duration, the requirements and the person's eligibility before the first question. */
export function EligibilityStep(props: EligibilityStepProps) {
  const query = useQuery(allKinds(props.driver));
  const row: KindRow = kinds[props.kind];
  return (
    <Region query={query} of={m.services_whether_you_can()} skeleton={<Skeleton lines={6} />}>
      {({ results }) => {
        const available = results.find(({ kind }) => kind === props.kind);
        return available ? <Verdict {...props} row={row} available={available} /> : null;
      }}
    </Region>
  );
}

type VerdictProps = EligibilityStepProps & { row: KindRow; available: AvailableKind };

function Verdict({ kind, driver, startHref, row, available }: VerdictProps) {
  const { is_eligible, reasons, earliest, price } = available;
  const isOpen = reasons.some(({ code }) => code === "already_open");
  const place = useFormPlace();
  const words = useFormWords();
  const others = reasons.filter(({ code }) => code !== "already_open");
  return (
    <Stack space="large">
      <KindFacts row={row} price={price} />
      {isOpen && <OpenOne kind={kind} driver={driver} />}
      {!isOpen && !is_eligible && (
        <Banner
          // Only time is missing if there is an earliest day.
          tone={earliest ? "info" : "warning"}
          role="status"
          heading={earliest ? words.notYet() : words.cannot()}
          actions={
            <LinkButton href={place.kinds} tone="secondary">
              {m.services_see_all()}
            </LinkButton>
          }
        >
          <Stack space="small">
            <Remedies reasons={others} kind={kind} />
            {earliest && (
              <Text>{earliest <= today() ? words.asSoonAs() : words.earliest({ day: dayInWords(earliest) })}</Text>
            )}
          </Stack>
        </Banner>
      )}
      {is_eligible && <Start kind={kind} driver={driver} startHref={startHref} isFree={price === "0.00"} />}
    </Stack>
  );
}

function Start({ kind, driver, startHref, isFree }: EligibilityStepProps & { isFree: boolean }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const place = useFormPlace();
  const words = useFormWords();
  const [state, setState] = useState<"ready" | "starting" | string>("ready");
  const start = async () => {
    setState("starting");
    try {
      const { id } = await fileDraft(kind, await knownAnswers(client, kind, driver), place.driver);
      void client.invalidateQueries({ queryKey: everyApplication });
      void navigate(startHref(id), { replace: true });
    } catch (cause) {
      // The application has already been started in another tab or by pressing the button twice, so continue with that
      // draft.
      const [open] = hasCode(cause, "already_open") ? await openOnes(driver, kind) : [];
      if (open) void navigate(place.open(open), { replace: true });
      else setState(errorsOf(cause)[0]?.message ?? m.services_not_started());
    }
  };
  return (
    <Stack>
      <Text>
        {words.can()} {isFree ? m.services_is_free() : words.payLater()}
      </Text>
      {state !== "ready" && state !== "starting" && <Banner tone="error">{state}</Banner>}
      <div>
        <Button busy={state === "starting"} onClick={() => void start()}>
          {m.services_start()}
        </Button>
      </div>
    </Stack>
  );
}

const openOnes = async (driver: string, kind: keyof typeof kinds) =>
  (await kwan.services.list(driver, { kind, open: "true", limit: 1 })).results;

/** Links to the application for this service that is already in progress. There can be only one at a time. */
function OpenOne({ kind, driver }: { kind: keyof typeof kinds; driver: string }) {
  const navigate = useNavigate();
  const place = useFormPlace();
  const words = useFormWords();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    const [open] = await openOnes(driver, kind).catch(() => []);
    void navigate(open ? place.open(open) : place.applications);
  };
  return (
    <Banner
      tone="info"
      heading={words.hasOpen()}
      actions={
        <Button busy={busy} onClick={() => void go()}>
          {m.services_continue_application()}
        </Button>
      }
    >
      {m.services_only_one()}
    </Banner>
  );
}
