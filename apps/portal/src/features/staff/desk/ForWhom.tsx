import { ageOn } from "@kwan/domain";
import { Banner, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { today } from "../../../session/server-clock.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { q } from "./queries.ts";

/**
 * Shows, above a form, the person for whom an officer fills it in: their name, date of birth and ID number. The form is
 * not shown for people with an account, because the server would reject it.
 */
export function ForWhom({ driver, children }: { driver: string; children: ReactNode }) {
  return (
    <Region query={useQuery(q.desk.file(driver))} of={m.desk_the_file()} skeleton={<Skeleton lines={2} />}>
      {({ name, account, driver: { date_of_birth: born }, identification: { id_number } }) => (
        <>
          <Stack space="xxsmall">
            <Text weight="strong">{name}</Text>
            {born && (
              <Text tone="secondary">{m.desk_born_and_age({ born: dayInWords(born), age: ageOn(born, today()) })}</Text>
            )}
            {id_number && (
              <Text tone="secondary" figures>
                {id_number}
              </Text>
            )}
          </Stack>
          {account ? <Banner heading={m.desk_has_account({ name })}>{m.desk_has_account_text()}</Banner> : children}
        </>
      )}
    </Region>
  );
}
