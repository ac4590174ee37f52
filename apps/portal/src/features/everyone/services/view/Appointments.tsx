import { mayBook, type Purpose, purposes } from "@kwan/domain/kinds";
import { Button, Heading, Inline, Link, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages";
import { ConfirmButton } from "../../../../forms/ConfirmButton.tsx";
import { pathOf, paths } from "../../../../paths.ts";
import { Region } from "../../../../queries/Region.tsx";
import { today } from "../../../../session/server-clock.ts";
import { toaster } from "../../../../toasts/toaster.ts";
import { dayInWords, timeInWords, weekdayInWords } from "../../../../words/dates-and-money.ts";
import { withParts } from "../../../../words/with-parts.tsx";
import { type Application, type Appointment, everyAppointment, kwan, q } from "../queries.ts";
import { ChooseAppointment } from "./ChooseAppointment.tsx";
import { bookedOf, isPast, purposeTitles } from "./next-action.ts";

/** An application's appointments, with forms to book, change and cancel them (R-ADD-06). */
export function Appointments({ application }: { application: Application }) {
  const query = useQuery(q.appointments.list({ service: application.id }));
  const followed = useRef<string>(undefined);
  return (
    <Stack as="section" id="appointments" space="small">
      <Heading level={2}>{m.services_appointments()}</Heading>
      <Region query={query} of={m.services_appointments_yours()} skeleton={<Skeleton lines={2} />}>
        {({ results }) => {
          const booked = bookedOf(results);
          const needed = purposes.filter(
            (purpose) =>
              mayBook(application, purpose) ||
              booked.some((each) => each.purpose === purpose && !isPast(each, today())),
          );
          const isToBook = (purpose: Purpose) => {
            const appointment = booked.find((each) => each.purpose === purpose);
            return !appointment || isPast(appointment, today());
          };
          const first = needed.find(isToBook);
          const isUnpaid = application.retest?.is_paid === false;
          if (needed.length === 0 && !isUnpaid) return <Text tone="secondary">{m.services_nothing_to_book()}</Text>;
          return (
            <>
              {needed.map((purpose) => (
                <PurposeAppointment
                  key={purpose}
                  application={application}
                  purpose={purpose}
                  booked={booked.find((each) => each.purpose === purpose)}
                  support={supportIn(results)}
                  isFirst={purpose === first}
                  followed={followed}
                />
              ))}
              {isUnpaid && (
                <Text>
                  {m.services_pay_before_booking()}{" "}
                  <Link href={paths.payService(application.id, application.type)}>{m.services_pay_now()}</Link>
                </Text>
              )}
            </>
          );
        }}
      </Region>
    </Stack>
  );
}

/** The weekday, the date and the time of an appointment. */
const whenInWords = ({ starts_at, ends_at }: Appointment): string =>
  m.services_appointment_at({
    day: m.services_slot_day({ weekday: weekdayInWords(starts_at), day: dayInWords(starts_at) }),
    from: starts_at.slice(11, 16),
    to: ends_at.slice(11, 16),
  });

/** What the person asked for with their last appointment, so that they do not have to type it again. */
const supportIn = (appointments: readonly Appointment[]): string | null =>
  appointments.find(({ support_needed }) => support_needed !== null)?.support_needed ?? null;

type PurposeAppointmentProps = {
  application: Application;
  purpose: Purpose;
  booked: Appointment | undefined;
  support: string | null;
  /** Whether this is the next one to book. The link to `#book` opens its form. */
  isFirst: boolean;
  /** The key of the last link that was followed, so that it opens one form and not the next one as well. */
  followed: RefObject<string | undefined>;
};

function PurposeAppointment({ application, purpose, booked, support, isFirst, followed }: PurposeAppointmentProps) {
  const client = useQueryClient();
  const [chooses, setChooses] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const [isClosedByKey, setClosedByKey] = useState(false);
  const open = () => {
    setClosedByKey(false);
    setChooses(true);
  };
  const { hash, key } = useLocation();
  const openByLink = useEffectEvent(() => {
    if (followed.current === key) return;
    followed.current = key;
    open();
    form.current?.focus();
  });
  // The key changes with each press of the link.
  useEffect(() => {
    if (isFirst && hash === "#book" && key) openByLink();
  }, [isFirst, hash, key]);
  useLayoutEffect(() => {
    if (chooses) form.current?.focus();
    else if (isClosedByKey) opener.current?.focus();
  }, [chooses, isClosedByKey]);
  const isOver = booked !== undefined && isPast(booked, today());
  const changed = async (message: string) => {
    setChooses(false);
    toaster.add({ type: "success", message });
    await client.invalidateQueries({ queryKey: everyAppointment });
  };
  return (
    <Stack id={isFirst ? "book" : undefined}>
      {booked ? (
        <>
          <Text>
            {withParts(isOver ? m.services_appointment_past : m.services_appointment_booked, {
              purpose: purposeTitles[purpose],
              time: <strong>{isOver ? timeInWords(booked.starts_at) : whenInWords(booked)}</strong>,
              branch: booked.branch_name,
            })}
          </Text>
          {booked.support_needed && <Text>{m.services_support_asked({ support: booked.support_needed })}</Text>}
          <Inline>
            <Button ref={opener} tone="secondary" onClick={open}>
              {m.services_change_time()}
            </Button>
            {!isOver && (
              <ConfirmButton
                label={m.services_cancel_appointment()}
                title={m.services_cancel_appointment_ask()}
                description={m.services_cancel_appointment_hint({
                  time: timeInWords(booked.starts_at),
                  branch: booked.branch_name,
                })}
                yes={m.services_cancel_appointment_yes()}
                no={m.services_keep_it()}
                send={() => kwan.appointments.cancel(booked.id)}
                onSent={() => changed(m.services_appointment_cancelled())}
              />
            )}
          </Inline>
        </>
      ) : (
        !chooses && (
          <div>
            <Button ref={opener} tone="secondary" onClick={open}>
              {m.services_book({ purpose })}
            </Button>
          </div>
        )
      )}
      {chooses && application.branch && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read before each of its fields.
        <div
          ref={form}
          role="group"
          aria-label={booked ? m.services_change_time() : m.services_book({ purpose })}
          tabIndex={-1}
          onKeyDown={({ key }) => {
            if (key !== "Escape") return;
            setClosedByKey(true);
            setChooses(false);
          }}
        >
          <ChooseAppointment
            branch={application.branch}
            purpose={purpose}
            from={purpose === "practical_test" ? application.retest?.from : undefined}
            support={booked ? booked.support_needed : support}
            send={async (slot, support_needed) => {
              if (booked) await kwan.appointments.move(booked.id, { slot, support_needed });
              else await kwan.appointments.book({ service: application.id, slot, support_needed });
              await changed(booked ? m.services_appointment_changed() : m.services_appointment_is_booked());
            }}
          />
        </div>
      )}
      {!application.branch && (
        <Text>
          {m.services_no_branch()} <Link href={pathOf("/branches")}>{m.services_see_branches()}</Link>
        </Text>
      )}
    </Stack>
  );
}
