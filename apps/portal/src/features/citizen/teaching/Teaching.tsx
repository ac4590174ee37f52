import { inLanguage } from "@kwan/domain/language";
import { Button, Card, EmptyState, Heading, Inline, Stack, StatusTag, type StatusTagProps, Text } from "@kwan/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { Drawing } from "../../../drawings/Drawing.tsx";
import { Region } from "../../../queries/Region.tsx";
import { toaster } from "../../../toasts/toaster.ts";
import { errorText } from "../../../words/call-errors.ts";
import { LessonsToSign } from "./LessonsToSign.tsx";
import { kwan, q, readAgain, type Teaching as School } from "./queries.ts";

const answers: Readonly<Record<School["answer"], { label: string; tone: StatusTagProps["tone"] }>> = {
  waiting: /* @__PURE__ */ inLanguage({ label: m.teaching_waiting }, { tone: "warning" }),
  confirmed: /* @__PURE__ */ inLanguage({ label: m.teaching_confirmed }, { tone: "success" }),
  refused: /* @__PURE__ */ inLanguage({ label: m.teaching_refused }, { tone: "neutral" }),
};

/** A school that named the person as an instructor, with the buttons to confirm or refuse it. */
function Named({ teaching: { id, school, name, license_number, answer } }: { teaching: School }) {
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (teaches: boolean) => kwan.teaching.answer(id, { teaches }),
    onSuccess: (_, teaches) => {
      const said = teaches ? m.teaching_said_yes : m.teaching_said_no;
      toaster.add({ type: "success", message: said({ school: school.name }) });
      return readAgain(client);
    },
    // The card shows the error.
    meta: { quiet: true },
  });
  const { label, tone } = answers[answer];
  return (
    <Card as="li">
      <Stack space="small">
        <Inline>
          <Heading level={3}>{school.name}</Heading>
          <StatusTag tone={tone}>{label}</StatusTag>
        </Inline>
        <Text>{m.teaching_named_as({ school: school.name, name, license: license_number })}</Text>
        {error && <Text tone="error">{errorText(error)}</Text>}
        <Inline>
          {answer !== "confirmed" && (
            <Button
              size="small"
              busy={isPending && variables}
              aria-label={m.teaching_confirm_at({ school: school.name })}
              onClick={() => mutate(true)}
            >
              {m.teaching_confirm()}
            </Button>
          )}
          {answer !== "refused" && (
            <Button
              size="small"
              tone="secondary"
              busy={isPending && !variables}
              aria-label={
                answer === "confirmed"
                  ? m.teaching_leave_at({ school: school.name })
                  : m.teaching_refuse_at({ school: school.name })
              }
              onClick={() => mutate(false)}
            >
              {answer === "confirmed" ? m.teaching_leave() : m.teaching_refuse()}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** What an instructor does: confirm or refuse the schools that named them, and sign the lessons that they gave. */
export function Teaching() {
  return (
    <Region query={useQuery(q.teaching.schools())} of={m.teaching_the_schools()}>
      {({ schools }) =>
        schools.length === 0 ? (
          <EmptyState heading={m.teaching_none()} drawing={<Drawing of="empty" />}>
            {m.teaching_none_text()}
          </EmptyState>
        ) : (
          <Stack space="large">
            {schools.some(({ answer }) => answer === "confirmed") && <LessonsToSign />}
            <Stack as="section" space="small">
              <Heading level={2}>{m.teaching_schools()}</Heading>
              <Stack as="ul">
                {schools.map((teaching) => (
                  <Named key={teaching.id} teaching={teaching} />
                ))}
              </Stack>
            </Stack>
          </Stack>
        )
      }
    </Region>
  );
}
