import { displayName, ownEmail, phoneInWords } from "@kwan/domain";
import { Link, Skeleton, SummaryList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { roleNames } from "../../words/staff-words.ts";
import { q } from "./queries.ts";
import { Section } from "./Section.tsx";

/** The account of a member of staff, who has no driver profile. */
export function StaffProfile() {
  const me = useQuery(q.users.me());
  return (
    <Region query={me} of="your account" skeleton={<Skeleton shape="block" height="card" />}>
      {(account) => (
        <Section heading="Your staff account">
          <SummaryList
            rows={[
              { name: "Name", value: displayName(account) },
              { name: "Username", value: account.username },
              { name: "Email address", value: ownEmail(account.email) },
              { name: "Phone number", value: account.phone_number && phoneInWords(account.phone_number) },
              { name: "Role", value: roleNames[account.role] },
            ]}
          />
          <Text tone="secondary">
            You can change your email address, phone number and password in{" "}
            <Link href={paths.account}>your account</Link>. Ask an administrator to change the rest.
          </Text>
        </Section>
      )}
    </Region>
  );
}
