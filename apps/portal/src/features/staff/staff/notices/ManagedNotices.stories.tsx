import { endNotice, getNoticeBoard, listDecisions, postNotice, proposeDecision } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { lastSent, pageOf, server, timesSent } from "../../../../stories/server.ts";
import { ManagedNotices } from "./ManagedNotices.tsx";

const board = "ntb_notices";
const shown = {
  id: "ntc_card",
  tone: "warning",
  text_en: "Payments by card do not work at the moment.",
  text_fr: "Le paiement par carte ne fonctionne pas en ce moment.",
  posted_at: "2026-11-23T08:00:00Z",
  posted_by: "Efua Mensah",
  until: "2099-11-24T08:00:00Z",
  ended_at: null,
  ended_by: null,
} as const;
const ended = {
  ...shown,
  id: "ntc_old",
  text_en: "We were closed.",
  ended_at: "2026-11-22T10:00:00Z",
  ended_by: "Kofi",
};

const meta = {
  title: "Portal/Desk/Notices",
  component: ManagedNotices,
  ...inPortal({ as: "admin", at: "/staff/notices" }),
  beforeEach: () => {
    server.answer(getNoticeBoard, { id: board, notices: [shown, ended] });
    server.answer(listDecisions, pageOf());
  },
} satisfies Meta<typeof ManagedNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Post a notice" }));
    const form = within(await canvas.findByRole("form", { name: "Post a notice" }));
    await userEvent.click(form.getByRole("button", { name: "Post a notice" }));
    await expect(await canvas.findByRole("alert", { name: "There is a problem" })).toHaveTextContent(
      /Choose what kind of notice it is.*The notice in English is required/,
    );
    await expect(timesSent(postNotice)).toBe(0);
    await userEvent.click(form.getByRole("radio", { name: "Good to know" }));
    await userEvent.type(form.getByRole("textbox", { name: /in English/ }), "We are open on Saturday.");
    await userEvent.type(form.getByRole("textbox", { name: /in French/ }), "Nous sommes ouverts samedi.");
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Show it for" }), "24 hours");
    await userEvent.click(form.getByRole("button", { name: "Post a notice" }));
    await screen.findByText("Notice posted. Everybody sees it within a minute.");
    await expect(lastSent(postNotice)?.body).toEqual({
      tone: "info",
      text_en: "We are open on Saturday.",
      text_fr: "Nous sommes ouverts samedi.",
      hours: 24,
    });
  },
};

export const EndedEarly: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ended by Kofi", { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^End the notice/ }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "End the notice" }));
    await screen.findByText(/^Notice ended/);
    await expect(lastSent(endNotice)?.params).toEqual({ id: shown.id });
  },
};

export const WorkAnnounced: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Announce planned work" }));
    const form = within(await canvas.findByRole("form", { name: "Announce planned work" }));
    for (const [name, text] of [
      ["Day", "6"],
      ["Month", "12"],
      ["Year", "2099"],
      ["From", "22:00"],
      ["Until", "23:30"],
    ] as const)
      await userEvent.type(form.getByRole("textbox", { name }), text);
    await userEvent.type(form.getByRole("textbox", { name: /in English/ }), "you cannot pay");
    await userEvent.type(form.getByRole("textbox", { name: /in French/ }), "vous ne pouvez pas payer");
    await userEvent.click(form.getByRole("radio", { name: "A new version" }));
    await userEvent.type(form.getByRole("textbox", { name: /^Reason/ }), "A new version of the database.");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Propose" }));
    await screen.findByText("Change proposed. Another person must approve it.");
    await expect(lastSent(proposeDecision)?.body).toMatchObject({
      kind: "announce_work",
      subject: board,
      details: { day: "2099-12-06", from_time: "22:00", until_time: "23:30", text_en: "you cannot pay" },
    });
  },
};
