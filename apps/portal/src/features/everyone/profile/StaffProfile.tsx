import { displayName, ownEmail, phoneInWords } from "@kwan/domain";
import { Link, Skeleton, SummaryList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { allBranches } from "../../../queries/all-branches.ts";
import { Region } from "../../../queries/Region.tsx";
import { breakable } from "../../../words/breakable.tsx";
import { roleNames } from "../../../words/staff-words.ts";
import { withParts } from "../../../words/with-parts.tsx";
import { type Account, q } from "./queries.ts";
import { Section } from "./Section.tsx";

/** The account of a member of staff. Staff have no driver profile. */
export function StaffProfile() {
  return (
    <Region
      query={useQuery(q.users.me())}
      of={m.profile_your_account()}
      skeleton={<Skeleton shape="block" height="card" />}
    >
      {(account) =>
        account.branch === null ? (
          <StaffAccount account={account} branch={m.staff_all_branches()} />
        ) : (
          <AtBranch account={account} />
        )
      }
    </Region>
  );
}

function AtBranch({ account }: { account: Account }) {
  return (
    <Region
      query={useQuery(allBranches())}
      of={m.profile_your_account()}
      skeleton={<Skeleton shape="block" height="card" />}
    >
      {({ results }) => (
        <StaffAccount account={account} branch={results.find(({ id }) => id === account.branch)?.name ?? ""} />
      )}
    </Region>
  );
}

function StaffAccount({ account, branch }: { account: Account; branch: string }) {
  const email = ownEmail(account.email);
  return (
    <Section id="your-staff-account" heading={m.profile_staff_account()}>
      <SummaryList
        rows={[
          { name: m.profile_name(), value: displayName(account) },
          { name: m.profile_username(), value: account.username },
          { name: m.profile_email(), value: email && breakable(email) },
          { name: m.profile_phone_number(), value: account.phone_number && phoneInWords(account.phone_number) },
          { name: m.profile_role(), value: roleNames[account.role] },
          ...(account.role === "officer" ? [{ name: m.staff_branch(), value: branch }] : []),
        ]}
      />
      <Text tone="secondary">
        {withParts(m.profile_staff_hint, {
          link: <Link href={pathOf("/account")}>{m.profile_your_account()}</Link>,
        })}
      </Text>
    </Section>
  );
}
