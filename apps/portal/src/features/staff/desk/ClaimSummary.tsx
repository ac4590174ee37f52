import { phoneInWords } from "@kwan/domain";
import { Banner, Heading, Stack, SummaryList, Text } from "@kwan/ui";
import { m } from "#messages";
import { dayInWords } from "../../../words/dates-and-money.ts";
import type { PersonFile } from "./queries.ts";

/** How a licence came to an account, while an officer has to look at it. */
export function ClaimSummary({ claim }: { claim: NonNullable<PersonFile["claim"]> }) {
  const { claimed_by, claimed_at, is_alike, name_on_licence, others } = claim;
  const by = (name: string, at: string) => m.desk_claimed_on({ name, date: dayInWords(at) });
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.desk_claim()}</Heading>
      {others.length > 0 && (
        <Banner tone="warning" heading={m.desk_flag_disputed()}>
          {m.desk_claim_settle()}
        </Banner>
      )}
      <SummaryList
        rows={[
          { name: m.desk_claimed_by(), value: by(claimed_by, claimed_at) },
          ...(name_on_licence ? [{ name: m.desk_claim_name_on_licence(), value: name_on_licence }] : []),
          { name: m.desk_claim_name(), value: is_alike ? m.desk_claim_alike() : m.desk_claim_unlike() },
          ...others.map(({ name, phone_number, email, made_at }) => ({
            name: m.desk_claim_other(),
            value: (
              <Stack space="xxsmall">
                <Text as="span">{by(name, made_at)}</Text>
                {phone_number && (
                  <Text as="span" figures>
                    {phoneInWords(phone_number)}
                  </Text>
                )}
                {email && <Text as="span">{email}</Text>}
              </Stack>
            ),
          })),
        ]}
      />
    </Stack>
  );
}
