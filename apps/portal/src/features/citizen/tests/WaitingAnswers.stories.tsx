import { answerQuestion, getRoadSignTest } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { queryClient } from "../../../queries/query-client.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { isOffline, lastSent, server, timesSent } from "../../../stories/server.ts";
import { finished, running, stands } from "../../../stories/theory-test.ts";
import { TheoryTest } from "./TheoryTest.tsx";

// R-ADD-02: no answer is lost, no newer answer from another device is overwritten, and the messages are true.
const meta = {
  title: "Portal/Theory tests/Waiting answers",
  component: TheoryTest,
  ...inPortal({ as: "learner", at: "/services/view/srv_01H8QM52AT/LLAS/test/road_sign" }),
  args: {
    sitting: { part: "road_sign", driver: "drv_01H8QK3Z7N", service: "srv_01H8QM52AT" },
    backHref: "/services/view/srv_01H8QM52AT/LLAS",
  },
} satisfies Meta<typeof TheoryTest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the keys of the answers that the server has not confirmed. */
const unconfirmedKeys = () => Object.keys(localStorage).filter((key) => key.includes(".answer."));

/**
 * Waits until the server has confirmed every answer. A story that ends earlier keeps the lock under which answers are sent,
 * and the next story then waits for it.
 */
const allConfirmed = () => waitFor(() => expect(unconfirmedKeys()).toEqual([]));

/** Answers are kept on the device, and sent automatically when the browser is online again. */
export const Offline: Story = {
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    await canvas.findByText("Question 1 of 3");
    const mend = isOffline(answerQuestion);
    await userEvent.click(canvas.getByRole("radio", { name: "Slow down" }));
    await expect(await canvas.findByText(/1 answer has not been sent yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next question" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Sound the horn" }));
    await expect(await canvas.findByText(/2 answers have not been sent yet/)).toBeVisible();
    mend();
    window.dispatchEvent(new Event("online"));
    await allConfirmed();
  },
};

/** The server cannot be reached, and no browser event reports it. Sending is still retried. */
export const TriedAgainByItself: Story = {
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    await canvas.findByText("Question 1 of 3");
    server.fault({ drop: true }, { call: answerQuestion, times: 1 });
    await userEvent.click(canvas.getByRole("radio", { name: "Slow down" }));
    await waitFor(() => expect(lastSent(answerQuestion)?.body).toMatchObject({ question: "q1", answer: "a" }));
    await allConfirmed();
    await expect(canvas.queryByText(/has not been sent yet/)).not.toBeInTheDocument();
  },
};

/** A server that responds with an error is reachable, so its message is shown. */
export const RefusedForAWhile: Story = {
  beforeEach: () => {
    stands(running)();
    server.refuse(answerQuestion, "unavailable", { detail: "The server is being repaired." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Slow down" }));
    await expect(
      await canvas.findByText(/1 answer has not been saved yet. The server is being repaired/),
    ).toBeVisible();
    await expect(canvas.queryByText(/has not been sent yet/)).not.toBeInTheDocument();
  },
};

/**
 * The test was submitted on another device, or its time is up. The answer is rejected, and the result is shown.
 */
export const EndedElsewhere: Story = {
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    const radio = await canvas.findByRole("radio", { name: "Slow down" });
    server.refuse(answerQuestion, "state_forbids", { detail: "This test has ended." });
    server.answer(getRoadSignTest, finished(17, true));
    await userEvent.click(radio);
    await expect(await canvas.findByRole("status", { name: "Passed" })).toBeVisible();
    await expect(unconfirmedKeys()).toEqual([]);
  },
};

/** The server rejects an answer during the test. The page says so, and does not send that answer again. */
export const NotTaken: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    stands(running)();
    server.refuse(answerQuestion, "invalid", { detail: "This question is not in your test. Reload the test." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Slow down" }));
    await expect(await canvas.findByRole("alert", { name: "We could not accept your answer" })).toHaveTextContent(
      "This question is not in your test.",
    );
    await expect(canvas.getByRole("radio", { name: "Slow down" })).not.toBeChecked();
  },
};

/** A change from another device is shown. An earlier answer from this device does not overwrite it. */
export const ChangedOnAnotherDevice: Story = {
  tags: ["test-only"],
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Slow down" }));
    await waitFor(() => expect(unconfirmedKeys()).toEqual([]));
    const sent = timesSent(answerQuestion);
    const [one, ...others] = running.paper?.questions ?? [];
    if (!running.paper || !one) throw new Error("There is no question.");
    const changed = { ...running.paper, questions: [{ ...one, answer: "d" }, ...others] };
    server.answer(getRoadSignTest, { ...running, now: "2026-11-21T09:11:00Z", paper: changed });
    window.dispatchEvent(new Event("online"));
    await queryClient.refetchQueries();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Give way to the right" })).toBeChecked());
    await expect(timesSent(answerQuestion)).toBe(sent);
  },
};

/**
 * The time runs out while the device is offline. The page says so, and the result loads automatically once the server
 * can be reached.
 */
export const EndsOffline: Story = {
  tags: ["test-only"],
  beforeEach: stands({ ...running, now: "2026-11-21T09:27:58Z" }),
  play: async ({ canvas }) => {
    await canvas.findByText("Question 1 of 3");
    const mend = isOffline();
    await waitFor(
      () => expect(canvas.getByText(/We could not reach the server. We will count the answers/)).toBeVisible(),
      {
        timeout: 10_000,
      },
    );
    server.answer(getRoadSignTest, finished(17, true, { now: "2026-11-21T09:30:00Z" }));
    mend();
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByRole("status", { name: "Passed" })).toBeVisible();
  },
};
