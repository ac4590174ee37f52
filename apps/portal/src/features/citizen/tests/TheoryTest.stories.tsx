import { answerQuestion, getRoadSignTest, handInTest, startTest } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { queryClient } from "../../../queries/query-client.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, isOffline, lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { finished, ready, running, stands } from "../../../stories/theory-test.ts";
import { TheoryTest } from "./TheoryTest.tsx";

const meta = {
  title: "Portal/Theory tests/Test",
  component: TheoryTest,
  ...inPortal({ as: "learner", at: "/services/view/srv_01H8QM52AT/LLAS/test/road_sign" }),
  args: {
    sitting: { part: "road_sign", driver: "drv_01H8QK3Z7N", service: "srv_01H8QM52AT" },
    backHref: "/services/view/srv_01H8QM52AT/LLAS",
  },
} satisfies Meta<typeof TheoryTest>;

export default meta;
type Story = StoryObj<typeof meta>;
export const NotOpenYet: Story = {
  beforeEach: stands({ ...ready, state: "not_open", message: "It opens when your application is checked." }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("It opens when your application is checked.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to your application" })).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Rules: Story = {
  beforeEach: () => {
    server.answer(getRoadSignTest, { ...ready, attempts_left: 1 });
    server.answer(startTest, running);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("20 questions in 20 minutes. You need 14 out of 20 to pass.")).toBeVisible();
    await expect(canvas.getByText("This is your last attempt.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Start the test" }));
    await expect(await canvas.findByText("Question 1 of 3")).toBeVisible();
  },
};

export const NotStarted: Story = {
  beforeEach: () => {
    server.answer(getRoadSignTest, ready);
    server.refuse(startTest, "unavailable", { detail: "The server is being repaired." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Start the test" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The server is being repaired.");
    await expect(canvas.getByRole("button", { name: "Start the test" })).toBeEnabled();
  },
};

/** The countdown is correct even if the test was loaded some minutes ago. */
export const ReadAWhileAgo: Story = {
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("timer")).toHaveTextContent(/1[78] minutes/);
    const [read] = queryClient.getQueryCache().getAll();
    queryClient.setQueryData(read?.queryKey ?? [], { ...running }, { updatedAt: Date.now() - 300_000 });
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent(/1[23] minutes/));
  },
};

export const Running: Story = {
  tags: ["test-only"],
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "The road sign in this question" })).toBeVisible();
    // The server's clock decides, not the device's.
    await expect(canvas.getByRole("timer")).toHaveTextContent(/1[78] minutes/);
    await userEvent.click(canvas.getByRole("radio", { name: "Slow down" }));
    await waitFor(() => expect(lastSent(answerQuestion)?.body).toMatchObject({ question: "q1", answer: "a" }));
    await userEvent.click(canvas.getByRole("button", { name: "Next question" }));
    await expect(canvas.getByRole("heading", { name: "Who goes first here?" })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: /^Question 1 ?, answered$/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Question 2 ?, no answer yet$/ })).toHaveAttribute(
      "aria-current",
      "step",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(canvas.getByRole("radio", { name: "Slow down" })).toBeChecked();
  },
};

export const RunningByKeyboard: Story = {
  tags: ["test-only"],
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    (await canvas.findByRole("radio", { name: "Slow down" })).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(canvas.getByText("Question 2 of 3")).toBeVisible());
    await waitFor(() => expect(lastSent(answerQuestion)?.body).toMatchObject({ question: "q1", answer: "b" }));
  },
};

export const HandedIn: Story = {
  tags: ["test-only"],
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    await canvas.findByText("Question 1 of 3");
    // Only unconfirmed answers are sent again. Confirmed ones may have been changed on another device.
    await userEvent.click(canvas.getByRole("radio", { name: /^Stop fully/ }));
    await waitFor(() => expect(lastSent(answerQuestion)?.body).toMatchObject({ question: "q1", answer: "b" }));
    isOffline(answerQuestion);
    await userEvent.click(canvas.getByRole("button", { name: "Next question" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Sound the horn" }));
    await canvas.findByText(/1 answer has not been sent yet/);
    await userEvent.click(canvas.getByRole("button", { name: "Finish now" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Finish the test?" }));
    await waitFor(() =>
      expect(dialog.getByText(/^1 question has no answer and will count as wrong: \d+\.$/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Finish test" }));
    await expect(await canvas.findByRole("status", { name: "Passed" })).toHaveTextContent("You scored 17 out of 20.");
    await expect(lastSent(handInTest)?.body).toMatchObject({ answers: { q2: "c" } });
    await expect(lastSent(handInTest)?.body).not.toHaveProperty("answers.q1");
  },
};

export const NotHandedIn: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    server.answer(getRoadSignTest, running);
    server.refuse(handInTest, "unavailable", { detail: "The server is being repaired." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Finish now" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Finish test" }));
    await expect(await canvas.findByRole("alert", { name: "We could not finish the test" })).toBeVisible();
    await expect(canvas.getByText("Question 1 of 3")).toBeVisible();
  },
};

/** A person who returns after the deadline cannot continue, and their answers are submitted. */
export const TimeIsUp: Story = {
  tags: ["test-only"],
  beforeEach: stands({ ...running, now: "2026-11-21T09:29:00Z" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Passed" })).toBeVisible();
    await expect(lastSent(handInTest)).toBeDefined();
  },
};

export const Passed: Story = {
  tags: ["test-only"],
  beforeEach: stands(finished(17, true)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Passed" })).toHaveTextContent("You need 14 to pass.");
    await expect(canvas.getByText("Prohibitory signs")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to your application" })).toBeVisible();
  },
};

export const NotPassed: Story = {
  tags: ["test-only"],
  beforeEach: stands(finished(9, false, { attempts_left: 1, may_start_on: "2026-12-05" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "Not passed this time" })).toBeVisible();
    await expect(
      canvas.getByText(/You can take the test again from December 05, 2026. You have 1 attempt left/),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Practise" })).toHaveAttribute("href", "/tests/practice");
    await expect(canvas.queryByRole("button", { name: "Start the test" })).not.toBeInTheDocument();
  },
};

export const NoTryLeft: Story = {
  tags: ["test-only"],
  beforeEach: stands(finished(9, false, { attempts_left: 0 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "You have used all your attempts for this application. Go to your branch: an officer can tell you what happens next.",
      ),
    ).toBeVisible();
  },
};

export const AgainAfterAFailure: Story = {
  tags: ["test-only"],
  beforeEach: stands(finished(9, false, { state: "ready", attempts_left: 2 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "Not passed this time" })).toBeVisible();
    await expect(canvas.getByText("You have 2 attempts left.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Start the test" })).toBeEnabled();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getRoadSignTest),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the test");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(getRoadSignTest),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the test" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Question 1 of 1")).toBeVisible();
  },
};
