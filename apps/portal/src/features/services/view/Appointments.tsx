import { mayBook, type Purpose, purposeNames, purposes } from "@kwan/domain/kinds";
import { Banner, Button, Dialog, Heading, Inline, Link, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { today } from "../../../session/server-clock.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { type Application, type Appointment, everyAppointment, kwan, q } from "../queries.ts";
import { ChooseAppointment } from "./ChooseAppointment.tsx";
import { bookedOf, isPast, purposeTitles } from "./next-action.ts";

/** The appointments of an application: booked, changed and cancelled (R-ADD-06). */
export function Appointments({ application }: { application: Application }) {
  const query = useQuery(q.appointments.list({ service: application.id }));
  return (
    <Stack as="section" id="appointments" space="small">
      <Heading level={2}>Appointments</Heading>
      <Region query={query} of="your appointments" skeleton={<Skeleton lines={2} />}>
        {({ results }) => {
          const booked = bookedOf(results);
          const needed = purposes.filter(
            (purpose) =>
              mayBook(application, purpose) ||
              booked.some((each) => each.purpose === purpose && !isPast(each, today())),
          );
          if (needed.length === 0) return <Text tone="secondary">You have nothing to book right now.</Text>;
          return needed.map((purpose) => (
            <PurposeAppointment
              key={purpose}
              application={application}
              purpose={purpose}
              booked={booked.find((each) => each.purpose === purpose)}
            />
          ));
        }}
      </Region>
    </Stack>
  );
}

type PurposeAppointmentProps = { application: Application; purpose: Purpose; booked: Appointment | undefined };

function PurposeAppointment({ application, purpose, booked }: PurposeAppointmentProps) {
  const client = useQueryClient();
  const [chooses, setChooses] = useState(false);
  const [asks, setAsks] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOver = booked !== undefined && isPast(booked, today());
  const changed = async (message: string) => {
    setChooses(false);
    toaster.add({ type: "success", message });
    await client.invalidateQueries({ queryKey: everyAppointment });
  };
  const cancel = async (id: string) => {
    setCancelling(true);
    try {
      await kwan.appointments.cancel(id);
      await changed("Your appointment has been cancelled.");
    } catch (cause) {
      setProblem(errorsOf(cause)[0]?.message);
    } finally {
      setCancelling(false);
      setAsks(false);
    }
  };
  return (
    <Stack>
      {problem && <Banner tone="critical">{problem}</Banner>}
      {booked ? (
        <>
          <Text>
            {purposeTitles[purpose]}: {isOver && "it was on "}
            <strong>{timeInWords(booked.starts_at)}</strong>, {booked.branch_name}.{" "}
            {isOver ? "Choose a new time." : "Bring your Ghana Card."}
          </Text>
          <Inline>
            <Button tone="secondary" onClick={() => setChooses(true)}>
              Change time
            </Button>
            {!isOver && (
              <Button tone="secondary" onClick={() => setAsks(true)}>
                Cancel this appointment
              </Button>
            )}
          </Inline>
          <Dialog
            open={asks}
            onClose={() => setAsks(false)}
            title="Cancel this appointment?"
            actions={
              <>
                <Button tone="critical" busy={isCancelling} onClick={() => void cancel(booked.id)}>
                  Yes, cancel appointment
                </Button>
                <Button tone="secondary" onClick={() => setAsks(false)}>
                  No, keep it
                </Button>
              </>
            }
          >
            <Text>
              {timeInWords(booked.starts_at)}, {booked.branch_name}. Somebody else can then book this time. You need to
              book a new one before we can continue with your application.
            </Text>
          </Dialog>
        </>
      ) : (
        !chooses && (
          <div>
            <Button tone="secondary" onClick={() => setChooses(true)}>
              Book {purposeNames[purpose]}
            </Button>
          </div>
        )
      )}
      {chooses && application.branch && (
        <ChooseAppointment
          branch={application.branch}
          purpose={purpose}
          send={async (slot) => {
            if (booked) await kwan.appointments.move(booked.id, { slot });
            else await kwan.appointments.book({ service: application.id, slot });
            await changed(booked ? "Your appointment has been changed." : "Your appointment is booked.");
          }}
        />
      )}
      {!application.branch && (
        <Text>
          Your application has no branch yet. <Link href={paths.branches}>See the branches</Link>
        </Text>
      )}
    </Stack>
  );
}
