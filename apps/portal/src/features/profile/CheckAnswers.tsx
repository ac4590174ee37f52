import { displayName, phoneInWords } from "@kwan/domain";
import { Banner, Button, Form, Heading, Stack, SummaryList, Text } from "@kwan/ui";
import * as z from "zod/mini";
import { useSend } from "../../forms/use-send.ts";
import { paths } from "../../paths.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { type Answers, readAnswers } from "./new-profile.ts";
import { makeProfile } from "./queries.ts";
import { addressInWords, idTypeInWords, sexInWords } from "./words.ts";

const nothingMore = z.object({});

/** All answers with links to change them, before they are sent. */
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
  if (!read) return <Banner tone="caution">Some answers are missing. Go back to the first step.</Banner>;
  const { driver, identification } = read;
  const row = (step: string, name: string, value: string | null | undefined) => ({
    name,
    value,
    href: paths.addProfileStep(step),
    changes: name.toLowerCase(),
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label="Check your answers">
      <Stack space="small">
        <Heading level={2}>Check your answers</Heading>
        <SummaryList
          rows={[
            row("identity", "Name", displayName({ ...driver, other_name: driver.other_name ?? null })),
            row("identity", "Document", `${idTypeInWords(identification.id_type)}, ${identification.id_number}`),
            row("birth", "Date of birth", dayInWords(driver.date_of_birth)),
            row("birth", "Sex", sexInWords(driver.sex ?? null)),
            row("birth", "Nationality", driver.nationality.label),
            row("contact", "Phone number", driver.phone_number && phoneInWords(driver.phone_number)),
            row("contact", "Email address", driver.email),
            row("address", "Address", addressInWords(driver.address ?? null)),
          ]}
        />
      </Stack>
      <Text tone="secondary">
        An officer compares this with your document at your first appointment. If anything is false, you could lose your
        licence.
      </Text>
      <div>
        <Button type="submit" busy={isSending}>
          Create my profile
        </Button>
      </div>
    </Form>
  );
}
