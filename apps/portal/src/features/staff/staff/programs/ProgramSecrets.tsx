import { Banner, Button, copyIcon, Heading, Inline, Stack, Text, TextInput } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { useQuestion } from "../../../../forms/use-question.tsx";
import { toaster } from "../../../../toasts/toaster.ts";
import { timeInWords } from "../../../../words/dates-and-money.ts";
import { kwan, type Program, readAgain } from "./queries.ts";

type Issued = Awaited<ReturnType<typeof kwan.programs.issueSecret>>;

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toaster.add({ type: "success", message: m.programs_copied() });
  } catch {
    toaster.add({ type: "error", message: m.programs_not_copied() });
  }
};

/** The secrets of a program that has access. A new one is shown once, here. */
export function ProgramSecrets({ program: { id, secrets } }: { program: Program }) {
  const client = useQueryClient();
  const { ask, dialog } = useQuestion();
  const [issued, setIssued] = useState<Issued>();
  const issue = useMutation({
    mutationFn: () => kwan.programs.issueSecret(id),
    onSuccess: (created) => {
      setIssued(created);
      return readAgain(client);
    },
  });
  const askAndIssue = async () => {
    const description = secrets.length > 0 ? m.programs_replace_question() : m.programs_secret_question();
    if (await ask({ title: m.programs_new_secret(), description, yes: m.programs_new_secret() })) issue.mutate();
  };
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.programs_secrets()}</Heading>
      {secrets.length === 0 && <Text>{m.programs_no_secrets()}</Text>}
      <Stack as="ul" space="xxsmall">
        {secrets.map((secret) => (
          <Text as="li" key={secret.id}>
            {secretInWords(secret)}
          </Text>
        ))}
      </Stack>
      {issued && <NewSecret issued={issued} />}
      <div>
        <Button tone="secondary" busy={issue.isPending} onClick={() => void askAndIssue()}>
          {m.programs_new_secret()}
        </Button>
      </div>
      {dialog}
    </Stack>
  );
}

function secretInWords({ created_at, last_used_at, expires_at }: Program["secrets"][number]): string {
  const used = last_used_at ? m.programs_secret_used({ time: timeInWords(last_used_at) }) : m.programs_secret_unused();
  const made = m.programs_secret_made({ time: timeInWords(created_at), used });
  return expires_at ? `${made} ${m.programs_secret_ends({ time: timeInWords(expires_at) })}` : made;
}

const NewSecret = ({ issued: { client_id, client_secret } }: { issued: Issued }) => (
  <Banner tone="warning">
    <Stack space="small">
      <Text role="status" weight="strong">
        {m.programs_shown_once()}
      </Text>
      <TextInput required label={m.programs_client_id()} name="client_id" value={client_id} readOnly />
      <TextInput required label={m.programs_client_secret()} name="client_secret" value={client_secret} readOnly />
      <Inline>
        <Button tone="secondary" icon={copyIcon} onClick={() => void copy(client_secret)}>
          {m.programs_copy()}
        </Button>
      </Inline>
    </Stack>
  </Banner>
);
