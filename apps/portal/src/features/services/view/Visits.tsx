import { Banner, Button, Heading, Inline, Link, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Region } from "../../../frame/Region.tsx";
import { toaster } from "../../../frame/toaster.ts";
import { errorsOf } from "../../../frame/use-send.ts";
import { paths } from "../../../paths.ts";
import { type Application, type Appointment, everyAppointment, kwan, q } from "../queries.ts";
import { timeInWords } from "../words.ts";
import { ChooseSlot } from "./ChooseSlot.tsx";
import { stepsNow, type Visit, visits } from "./next-action.ts";

/** The visit of an application that is booked. */
export const bookedOf = (appointments: readonly Appointment[]) =>
  appointments.find(({ status }) => status === "booked");

/** What an application is to visit its branch for now. */
const visitNow = (application: Application): Visit | undefined =>
  visits.find((visit) => stepsNow(application).some(({ step }) => step === visit));

const titles: Readonly<Record<Visit, string>> = {
  eye_test: "Eye test",
  biometrics: "Photo and fingerprints",
  practical_test: "Practical test",
};

/** The appointment of an application: booked, moved, cancelled (R-ADD-06). */
export function Visits({ application }: { application: Application }) {
  const query = useQuery(q.appointments.list({ service: application.id }));
  return (
    <Stack as="section" id="visits" space="small">
      <Heading level={2}>Appointment</Heading>
      <Region query={query} of="your appointment" skeleton={<Skeleton lines={2} />}>
        {({ results }) => <Visiting application={application} booked={bookedOf(results)} />}
      </Region>
    </Stack>
  );
}

function Visiting({ application, booked }: { application: Application; booked: Appointment | undefined }) {
  const client = useQueryClient();
  const [chooses, setChooses] = useState(false);
  const [problem, setProblem] = useState<string>();
  const needed = booked ? (booked.purpose as Visit) : visitNow(application);
  const changed = async (message: string) => {
    setChooses(false);
    toaster.add({ type: "success", message });
    await client.invalidateQueries({ queryKey: everyAppointment });
  };
  const cancel = async (id: string) => {
    try {
      await kwan.appointments.cancel(id);
      await changed("Your appointment is cancelled.");
    } catch (cause) {
      setProblem(errorsOf(cause)[0]?.message);
    }
  };
  if (!needed) return <Text tone="secondary">There is nothing to book now.</Text>;
  return (
    <Stack>
      {problem && <Banner tone="critical">{problem}</Banner>}
      {booked ? (
        <>
          <Text>
            {titles[needed]}: <strong>{timeInWords(booked.starts_at)}</strong>, {booked.branch_name}. Bring your Ghana
            Card.
          </Text>
          <Inline>
            <Button tone="secondary" onClick={() => setChooses(true)}>
              Choose another time
            </Button>
            <Button tone="secondary" onClick={() => void cancel(booked.id)}>
              Cancel this appointment
            </Button>
          </Inline>
        </>
      ) : (
        !chooses && (
          <div>
            <Button tone="secondary" onClick={() => setChooses(true)}>
              Choose a time: {titles[needed].toLowerCase()}
            </Button>
          </div>
        )
      )}
      {chooses && application.branch && (
        <ChooseSlot
          branch={application.branch}
          purpose={needed}
          send={async (slot) => {
            if (booked) await kwan.appointments.move(booked.id, { slot });
            else await kwan.appointments.book({ service: application.id, slot });
            await changed(booked ? "Your appointment is moved." : "Your appointment is booked.");
          }}
        />
      )}
      {!application.branch && (
        <Text>
          Your application names no branch. <Link href={paths.branches}>See the branches</Link>
        </Text>
      )}
    </Stack>
  );
}
