import { answerQuestion, getRoadSignTest } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { queryClient } from "../../queries/query-client.ts";
import { inPortal } from "../../stories/in-portal.tsx";
import { isOffline, lastSent, server } from "../../stories/server.ts";
import { finished, running, stands } from "../../stories/theory-test.ts";
import { TheoryTest } from "./TheoryTest.tsx";

// R-ADD-02: what was answered is neither lost nor put over what was changed elsewhere, and what is said of it is true.
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

/** What the server has not confirmed. */
const kept = () => Object.keys(localStorage).filter((key) => key.includes(".answer."));

/** Answers wait on the device, and go out by themselves when the browser says that the network is back. */
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
    await waitFor(() => expect(canvas.queryByText(/wait for the network/)).not.toBeInTheDocument());
  },
};

/** A server that is not reached for a while, and no event of the browser: it is tried again all the same. */
export const TriedAgainByItself: Story = {
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    await canvas.findByText("Question 1 of 3");
    server.fault({ drop: true }, { call: answerQuestion, times: 1 });
    await userEvent.click(canvas.getByRole("radio", { name: "Slow down" }));
    await waitFor(() => expect(lastSent(answerQuestion)?.body).toMatchObject({ question: "q1", answer: "a" }));
    await waitFor(() => expect(canvas.queryByText(/kept on this device/)).not.toBeInTheDocument());
  },
};

/** A server that answers is no lost connection: what it said is said. */
export const RefusedForAWhile: Story = {
  beforeEach: () => {
    stands(running)();
    server.refuse(answerQuestion, "unavailable", { detail: "The server is being mended." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Slow down" }));
    await expect(await canvas.findByText(/1 answer is not saved yet. The server is being mended/)).toBeVisible();
    await expect(canvas.queryByText(/has not been sent yet/)).not.toBeInTheDocument();
  },
};

/** It was handed in on another device, or its time is over: the answer is not taken, and the result is shown. */
export const EndedElsewhere: Story = {
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    const radio = await canvas.findByRole("radio", { name: "Slow down" });
    server.refuse(answerQuestion, "state_forbids", { detail: "This test has ended." });
    server.answer(getRoadSignTest, finished(17, true));
    await userEvent.click(radio);
    await expect(await canvas.findByRole("status", { name: "Passed" })).toBeVisible();
    await expect(kept()).toEqual([]);
  },
};

/** The server will not have an answer while the test goes on: it is said, and the answer is not sent for ever. */
export const NotTaken: Story = {
  beforeEach: () => {
    stands(running)();
    server.refuse(answerQuestion, "invalid", { detail: "This question is not on your paper. Load the test again." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Slow down" }));
    await expect(await canvas.findByRole("alert", { name: "Your answer was not accepted" })).toHaveTextContent(
      "This question is not on your paper.",
    );
    await expect(canvas.getByRole("radio", { name: "Slow down" })).not.toBeChecked();
  },
};

/** What another device changed meanwhile is shown, and is not put back by what this one once sent. */
export const ChangedOnAnotherDevice: Story = {
  beforeEach: stands(running),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Slow down" }));
    await waitFor(() => expect(kept()).toEqual([]));
    const sent = server.seen.length;
    const [one, ...others] = running.paper?.questions ?? [];
    if (!running.paper || !one) throw new Error("There is no question.");
    const changed = { ...running.paper, questions: [{ ...one, answer: "d" }, ...others] };
    server.answer(getRoadSignTest, { ...running, now: "2026-11-21T09:11:00Z", paper: changed });
    window.dispatchEvent(new Event("online"));
    await queryClient.refetchQueries();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Give way to the right" })).toBeChecked());
    await expect(server.seen.slice(sent).filter(({ call }) => call.id === answerQuestion.id)).toEqual([]);
  },
};

/** The time ends without a network: it is said, and the result comes by itself when the server is reached again. */
export const EndsOffline: Story = {
  beforeEach: stands({ ...running, now: "2026-11-21T09:27:58Z" }),
  play: async ({ canvas }) => {
    await canvas.findByText("Question 1 of 3");
    const mend = isOffline();
    await waitFor(() => expect(canvas.getByText(/We could not reach the server. We count the answers/)).toBeVisible(), {
      timeout: 10_000,
    });
    server.answer(getRoadSignTest, finished(17, true, { now: "2026-11-21T09:30:00Z" }));
    mend();
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByRole("status", { name: "Passed" })).toBeVisible();
  },
};
