import { answerTeaching, disputeTaughtLesson, listLessonsToSign, listTeaching, signLessons } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, firstOf, lastSent, pageOf, server } from "../../../stories/server.ts";
import { Teaching } from "./Teaching.tsx";

const lesson = firstOf(listLessonsToSign);
const [school] = exampleOf(listTeaching).schools;

const meta = {
  title: "Portal/School/Lessons you give",
  component: Teaching,
  ...inPortal({ as: "driver", at: "/teaching" }),
} satisfies Meta<typeof Teaching>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofThree = () =>
  server.answer(
    listLessonsToSign,
    pageOf(
      lesson,
      { ...lesson, id: "cls_2", date: "2026-11-15" },
      {
        ...lesson,
        id: "cls_3",
        date: "2026-11-11",
        instructor_signature: "disputed",
        instructor_dispute: "I was on leave.",
      },
    ),
  );

export const Named: Story = {
  name: "A school has named the person, who confirms it",
  beforeEach: () => server.answer(listTeaching, { schools: school ? [{ ...school, answer: "waiting" }] : [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are named as an instructor by Ridge Driving School/)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Lessons to sign" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "I teach here: Ridge Driving School" }));
    await waitFor(() => expect(lastSent(answerTeaching)?.body).toEqual({ teaches: true }));
    // The toast fades in where animations are on, as on the documentation page.
    await waitFor(() => expect(screen.getByText(/You have confirmed that you teach at/)).toBeVisible());
  },
};

export const Refuses: Story = {
  name: "A person refuses, because they do not teach there",
  beforeEach: () => server.answer(listTeaching, { schools: school ? [{ ...school, answer: "waiting" }] : [] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^I do not teach here/ }));
    await waitFor(() => expect(lastSent(answerTeaching)?.body).toEqual({ teaches: false }));
  },
};

export const NotVerified: Story = {
  name: "Without a verified identity, the card says why it is not confirmed",
  beforeEach: () => {
    server.answer(listTeaching, { schools: school ? [{ ...school, answer: "waiting" }] : [] });
    server.refuse(answerTeaching, "state_forbids", { detail: "Visit a branch with your ID first." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^I teach here/ }));
    await expect(await canvas.findByText(/Visit a branch with your ID first/)).toBeVisible();
  },
};

export const Signs: Story = {
  tags: ["test-only"],
  name: "Several lessons are signed together, by keyboard",
  beforeEach: ofThree,
  play: async ({ canvas }) => {
    const sign = await canvas.findByRole("button", { name: "Sign 0 lessons" });
    await expect(sign).toBeDisabled();
    canvas.getByRole("checkbox", { name: /November 18/ }).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Sign 1 lesson" })).toBeEnabled();
    await userEvent.click(canvas.getByRole("button", { name: "Choose all" }));
    await userEvent.click(canvas.getByRole("button", { name: "Sign 2 lessons" }));
    await waitFor(() => expect(lastSent(signLessons)?.body).toEqual({ lessons: [lesson.id, "cls_2"] }));
  },
};

export const Disputes: Story = {
  tags: ["test-only"],
  name: "A lesson that was not given like that is disputed",
  beforeEach: ofThree,
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /November 11/ }));
    await expect(row.getByText("I was on leave.")).toBeVisible();
    await expect(row.queryByRole("checkbox")).not.toBeInTheDocument();
    const other = within(await canvas.findByRole("row", { name: /November 18/ }));
    await userEvent.click(other.getByRole("button", { name: /^Something is wrong/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "I was ill that day.");
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(lastSent(disputeTaughtLesson)?.body).toEqual({ note: "I was ill that day." }));
  },
};

export const Nobody: Story = {
  tags: ["test-only"],
  name: "Somebody whom no school has named",
  beforeEach: () => server.answer(listTeaching, { schools: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/exactly as it is on your card/)).toBeVisible();
  },
};
