import { isOpen } from "@kwan/domain";
import { Heading, Stack, StatusTag, TaskList, Text } from "@kwan/ui";
import { m } from "#messages";
import { paths } from "../../../../paths.ts";
import { dayInWords } from "../../../../words/dates-and-money.ts";
import type { Application } from "../queries.ts";

const states = {
  open: () => <StatusTag tone="neutral">{m.services_test_open()}</StatusTag>,
  done: () => <StatusTag tone="success">{m.services_test_done()}</StatusTag>,
  failed: () => <StatusTag tone="error">{m.services_test_failed()}</StatusTag>,
  running: () => <StatusTag tone="warning">{m.services_test_in_progress()}</StatusTag>,
};

/** The theory and practical tests for an application, with links to those that are taken in the portal. */
export function Tests({ application: { id, type, steps, status } }: { application: Application }) {
  const isOver = status === "rejected" || status === "cancelled";
  // A test that was not taken before the application ended will not be taken.
  const tests = steps.filter(({ during, state }) => during === "testing" && !(isOver && state === "open"));
  if (tests.length === 0) return null;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.services_tests()}</Heading>
      {isOpen(status) && status !== "testing" && tests.some(({ state }) => state === "open") && (
        <Text tone="secondary">{m.services_tests_open_later()}</Text>
      )}
      <TaskList
        tasks={tests.map(({ step, title, state, done_at, running_until, note }) => ({
          name: title,
          hint: note ?? (done_at ? dayInWords(done_at) : undefined),
          status: states[running_until ? "running" : state](),
          ...(status === "testing" &&
            state !== "done" &&
            step.startsWith("theory_") && { href: paths.theoryTest(id, type, step.replace("theory_", "")) }),
        }))}
      />
    </Stack>
  );
}
