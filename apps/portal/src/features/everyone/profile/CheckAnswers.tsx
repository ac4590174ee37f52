import { displayName, phoneInWords } from "@kwan/domain";
import { Banner, Form, Stack, SummaryList, Text } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { paths } from "../../../paths.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { type Answers, readAnswers } from "./new-profile.ts";
import { makeProfile } from "./queries.ts";
import { addressInWords, idTypeInWords, sexInWords } from "./words.ts";

const nothingMore = z.object({});

/** Shows all answers with links to change them, before they are submitted. */
export function CheckAnswers({ answers, onMade }: { answers: Answers; onMade: () => void }) {
  const read = readAnswers(answers);
  const { errors, isSending, onSubmit } = useSend({
    schema: nothingMore,
    read: () => ({}),
    send: async () => {
      if (!read) return;
      await makeProfile(read.driver, read.identification);
      onMade();
    },
  });
  if (!read) return <Banner tone="warning">{m.profile_some_missing()}</Banner>;
  const { driver, identification } = read;
  const row = (step: string, name: string, value: string | null | undefined) => ({
    name,
    value,
    href: paths.addProfileStep(step),
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label={m.profile_check_answers()}>
      <Stack space="small">
        <SummaryList
          rows={[
            row("identity", m.profile_name(), displayName({ ...driver, other_name: driver.other_name ?? null })),
            row(
              "identity",
              m.profile_document(),
              `${idTypeInWords(identification.id_type)}, ${identification.id_number}`,
            ),
            row("birth", m.profile_date_of_birth(), dayInWords(driver.date_of_birth)),
            row("birth", m.profile_sex(), sexInWords(driver.sex ?? null)),
            row("birth", m.profile_nationality(), driver.nationality.label),
            row("contact", m.profile_phone_number(), driver.phone_number && phoneInWords(driver.phone_number)),
            row("contact", m.profile_email(), driver.email),
            row("address", m.profile_address(), addressInWords(driver.address ?? null)),
          ]}
        />
      </Stack>
      <Text tone="secondary">{m.profile_officer_compares()}</Text>
      <FormButtons label={m.profile_create()} isSending={isSending} />
    </Form>
  );
}
