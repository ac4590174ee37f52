import { Button, Card, Heading, Progress, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { dayInWords } from "../words/dates-and-money.ts";
import { numberInWords } from "../words/number-in-words.ts";
import type { ClassTotals } from "./queries.ts";

export type LearnerHoursProps = { title: string; totals: ClassTotals; onClose?: () => void };

/** A trainee's hours compared with the required hours. Only lessons that the trainee attended and confirmed count. */
export function LearnerHours({ title, totals, onClose }: LearnerHoursProps) {
  const { theory_hours, practical_hours, required_hours, certificate_number, certificate_date } = totals;
  const { required_theory_hours, required_practical_hours, lessons_to_check } = totals;
  const done = theory_hours + practical_hours;
  const left = required_hours - done;
  return (
    <Card as="section" roomy>
      <Stack space="small">
        <Heading level={2}>{title}</Heading>
        <Progress
          label={m.school_hours_completed()}
          value={Math.min(done, required_hours)}
          max={required_hours}
          valueText={m.school_hours_done({ done: numberInWords(done), needed: numberInWords(required_hours) })}
        />
        <Text>
          {m.school_hours_each({ theory: numberInWords(theory_hours), practical: numberInWords(practical_hours) })}{" "}
          {left > 0 ? m.school_hours_left({ count: left }) : m.school_hours_complete()}
        </Text>
        {required_practical_hours > 0 && (
          <Text tone="secondary">
            {m.school_minimum_hours({
              theory: numberInWords(required_theory_hours),
              practical: numberInWords(required_practical_hours),
            })}
          </Text>
        )}
        {lessons_to_check > 0 && <Text>{m.school_lessons_to_check({ count: lessons_to_check })}</Text>}
        <Text tone="secondary">{certificateInWords(certificate_number, certificate_date)}</Text>
        {onClose && (
          <div>
            <Button tone="secondary" onClick={onClose}>
              {m.school_all_learners()}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const certificateInWords = (number: string | null, date: string | null): string => {
  if (!number) return m.school_no_certificate();
  return date ? m.school_certificate_of({ number, date: dayInWords(date) }) : m.school_certificate({ number });
};
