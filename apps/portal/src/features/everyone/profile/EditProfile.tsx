import { Banner, Link, LinkButton, Skeleton, Stack, TaskList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { m } from "#messages";
import { pathOf, paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { withParts } from "../../../words/with-parts.tsx";
import { AddressForm } from "./AddressForm.tsx";
import { IdentificationForm } from "./IdentificationForm.tsx";
import { type Driver, q, requestsOf } from "./queries.ts";
import { UpdateRequestForm } from "./UpdateRequestForm.tsx";

export type EditProfileProps = { driver: string; part: string | null; onDone: () => void };
type Editor = ComponentType<{ driver: Driver; onDone: () => void }>;

/** The parts of a profile that can be changed, with the form for each. */
export const parts: readonly { name: string; title: () => string; hint: () => string; Editor: Editor }[] = [
  {
    name: "address",
    title: m.profile_where_you_live,
    hint: m.profile_edit_address_hint,
    Editor: ({ driver, onDone }) => <AddressForm driver={driver} onSaved={onDone} />,
  },
  {
    name: "identification",
    title: m.profile_identification,
    hint: m.profile_edit_identification_hint,
    Editor: ({ driver, onDone }) => <IdentificationForm driver={driver} onSaved={onDone} />,
  },
  {
    name: "identity",
    title: m.profile_edit_identity,
    hint: m.profile_edit_identity_hint,
    Editor: ({ driver, onDone }) => <IdentityEditor driver={driver} onDone={onDone} />,
  },
];

/** Messages are sent to the account's contact details, so people change them on the account page. */
const contact = () => ({
  name: m.profile_how_we_reach_you(),
  hint: m.profile_edit_contact_hint(),
  href: pathOf("/account"),
  status: m.profile_needs_password(),
});

/** Edits one part of a profile, or lets the person choose which. */
export function EditProfile({ driver, part, onDone }: EditProfileProps) {
  const profile = useQuery(q.drivers.get(driver));
  const chosen = parts.find(({ name }) => name === part);
  if (!chosen) {
    const tasks = parts.map(({ name, title, hint }) => ({
      name: title(),
      hint: hint(),
      href: paths.editProfilePart(name),
      status: name === "identity" ? m.profile_needs_approval() : m.profile_immediately(),
    }));
    return <TaskList tasks={[contact(), ...tasks]} />;
  }
  return (
    <Region query={profile} of={m.profile_your_profile()} skeleton={<Skeleton shape="block" height="card" />}>
      {(record) => <chosen.Editor driver={record} onDone={onDone} />}
    </Region>
  );
}

/**
 * Edits the person's identity details. Shows no form while a request is undecided, because only one request at a time
 * is allowed.
 */
function IdentityEditor({ driver, onDone }: { driver: Driver; onDone: () => void }) {
  const requests = useQuery(requestsOf(driver.id));
  return (
    <Region query={requests} of={m.profile_your_requests()} skeleton={<Skeleton shape="block" height="card" />}>
      {({ results }) =>
        results.some(({ status }) => status === "requested") ? (
          <Banner
            tone="info"
            heading={m.profile_already_waiting()}
            actions={
              <LinkButton href={pathOf("/profile")} tone="secondary">
                {m.profile_view_change()}
              </LinkButton>
            }
          >
            {m.profile_another_later()}
          </Banner>
        ) : (
          <Stack space="large">
            <Text>
              {withParts(m.profile_identity_lead, {
                link: <Link href={paths.addService("amendment")}>{m.profile_record_amendment()}</Link>,
              })}
            </Text>
            <UpdateRequestForm driver={driver} onSent={onDone} />
          </Stack>
        )
      }
    </Region>
  );
}
