import { displayName, ownEmail, phoneInWords } from "@kwan/domain";
import { Link, Skeleton, SummaryList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { roleNames } from "../../words/staff-words.ts";
import { withParts } from "../../words/with-parts.tsx";
import { q } from "./queries.ts";
import { Section } from "./Section.tsx";

/** The account of a member of staff. Staff have no driver profile. */
export function StaffProfile() {
  const me = useQuery(q.users.me());
  const branches = useQuery({ ...q.branches.list({ limit: 100 }), enabled: Boolean(me.data?.branch) }).data?.results;
  const branchOf = (branch: string | null) =>
    branch === null ? m.staff_all_branches() : (branches?.find(({ id }) => id === branch)?.name ?? "");
  return (
    <Region query={me} of={m.profile_your_account()} skeleton={<Skeleton shape="block" height="card" />}>
      {(account) => (
        <Section id="your-staff-account" heading={m.profile_staff_account()}>
          <SummaryList
            rows={[
              { name: m.profile_name(), value: displayName(account) },
              { name: m.profile_username(), value: account.username },
              { name: m.profile_email(), value: ownEmail(account.email) },
              { name: m.profile_phone_number(), value: account.phone_number && phoneInWords(account.phone_number) },
              { name: m.profile_role(), value: roleNames[account.role] },
              ...(account.role === "officer" ? [{ name: m.staff_branch(), value: branchOf(account.branch) }] : []),
            ]}
          />
          <Text tone="secondary">
            {withParts(m.profile_staff_hint, {
              link: <Link href={pathOf("/account")}>{m.profile_your_account()}</Link>,
            })}
          </Text>
        </Section>
      )}
    </Region>
  );
}
