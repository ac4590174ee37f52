import { Button, Card, Heading, Progress, Stack, Text } from "@kwan/ui";
import { dayInWords } from "../../words/dates-and-money.ts";
import type { ClassTotals } from "./queries.ts";

export type LearnerHoursProps = { name: string | undefined; totals: ClassTotals; onClose: () => void };

/** A learner's hours compared with the required hours. Only hours that the learner attended count. */
export function LearnerHours({ name, totals, onClose }: LearnerHoursProps) {
  const { theory_hours, practical_hours, required_hours, certificate_number, certificate_date } = totals;
  const done = theory_hours + practical_hours;
  const left = required_hours - done;
  return (
    <Card as="section" roomy>
      <Stack space="small">
        <Heading level={2}>Hours of {name ?? "this learner"}</Heading>
        <Progress
          label="Hours of training"
          value={Math.min(done, required_hours)}
          max={required_hours}
          valueText={`${done} of ${required_hours} hours`}
        />
        <Text>
          {theory_hours} of theory and {practical_hours} of practice.{" "}
          {left > 0 ? `${left} hours remaining.` : "All required hours are complete."}
        </Text>
        <Text tone="secondary">
          {certificate_number
            ? `Certificate ${certificate_number}${certificate_date ? ` of ${dayInWords(certificate_date)}` : ""}`
            : "No certificate issued yet."}
        </Text>
        <div>
          <Button tone="secondary" onClick={onClose}>
            Show all learners
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
