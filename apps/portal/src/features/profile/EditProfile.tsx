import { Banner, Link, LinkButton, Skeleton, Stack, TaskList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { AddressForm } from "./AddressForm.tsx";
import { ChangeRequestForm } from "./ChangeRequestForm.tsx";
import { IdentificationForm } from "./IdentificationForm.tsx";
import { type Driver, q, requestsOf } from "./queries.ts";

export type EditProfileProps = { driver: string; part: string | null; onDone: () => void };
type Editor = ComponentType<{ driver: Driver; onDone: () => void }>;

/** The parts of a profile that can be changed, with the form for each. */
export const parts: readonly { name: string; title: string; hint: string; Editor: Editor }[] = [
  {
    name: "address",
    title: "Where you live",
    hint: "Digital address, street and city.",
    Editor: ({ driver, onDone }) => <AddressForm driver={driver} onSaved={onDone} />,
  },
  {
    name: "identification",
    title: "Identification",
    hint: "Ghana Card or passport, until an officer has verified it.",
    Editor: ({ driver, onDone }) => <IdentificationForm driver={driver} onSaved={onDone} />,
  },
  {
    name: "identity",
    title: "Names, birth date or nationality",
    hint: "You need to send documents. We will decide within 5 working days. Free.",
    Editor: ({ driver, onDone }) => <IdentityEditor driver={driver} onDone={onDone} />,
  },
];

/** Messages go to the contacts of the account, so they are changed there. */
const contact = {
  name: "How we reach you",
  hint: "Phone number and email address, in your account.",
  href: paths.account,
  status: "Needs your password and a code",
};

/** Edits one part of a profile, or lets the person choose which. */
export function EditProfile({ driver, part, onDone }: EditProfileProps) {
  const profile = useQuery(q.drivers.get(driver));
  const chosen = parts.find(({ name }) => name === part);
  if (!chosen) {
    const tasks = parts.map(({ name, title, hint }) => ({
      name: title,
      hint,
      href: paths.editProfilePart(name),
      status: name === "identity" ? "Needs approval" : "Changes immediately",
    }));
    return <TaskList tasks={[contact, ...tasks]} />;
  }
  return (
    <Region query={profile} of="your profile" skeleton={<Skeleton shape="block" height="card" />}>
      {(known) => <chosen.Editor driver={known} onDone={onDone} />}
    </Region>
  );
}

/** Only one request at a time: while one is undecided there is no form. */
function IdentityEditor({ driver, onDone }: { driver: Driver; onDone: () => void }) {
  const requests = useQuery(requestsOf(driver.id));
  return (
    <Region query={requests} of="your change requests" skeleton={<Skeleton shape="block" height="card" />}>
      {({ results }) =>
        results.some(({ status }) => status === "requested") ? (
          <Banner
            tone="info"
            heading="You already have a change waiting for a decision"
            actions={
              <LinkButton href={paths.profile} tone="secondary">
                View your change
              </LinkButton>
            }
          >
            You can request another once we have decided. We will tell you.
          </Banner>
        ) : (
          <Stack space="large">
            <Text>
              These are on your licence, so we check your documents first. It is free and takes up to 5 working days.
              Have the documents ready as a PDF or a photo. Your licence card keeps the old details: once your record
              has changed, you can order a new card with a{" "}
              <Link href={paths.addService("amendment")}>record amendment</Link>.
            </Text>
            <ChangeRequestForm driver={driver} onSent={onDone} />
          </Stack>
        )
      }
    </Region>
  );
}
