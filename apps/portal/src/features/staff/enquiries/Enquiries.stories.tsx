import { answerEnquiry, excludeFromEnquiry, getEnquiry, listEnquiries, passEnquiry } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { EnquiryFile } from "./EnquiryFile.tsx";
import { EnquiryList } from "./EnquiryList.tsx";

const id = "enq_01H8R2G7TZ";
const complaint = {
  ...exampleOf(getEnquiry),
  topic: "conduct" as const,
  title: "How somebody treated you",
  desk: "complaints" as const,
  about: "The officer at window 3",
  name: "",
  email: null,
};

const meta = {
  title: "Portal/Questions and complaints/One",
  component: EnquiryFile,
  ...inPortal({ as: "officer", at: `/enquiries/${id}` }),
  args: { id },
} satisfies Meta<typeof EnquiryFile>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = "It is ready. Your sister can collect it.";

export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "EN-2026-0000426" })).toBeVisible();
    await expect(canvas.getByText(/^My card should have been ready/)).toBeVisible();
  },
};

export const Answered: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send the answer" }));
    await expect((await canvas.findAllByText("Write at least 10 characters")).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText("Choose whether this ends the matter").length).toBeGreaterThan(0);
    await userEvent.type(canvas.getByRole("textbox", { name: "Your answer" }), text);
    await userEvent.click(canvas.getByRole("radio", { name: /^Yes, close it/ }));
    server.answer(getEnquiry, exampleOf(answerEnquiry));
    await userEvent.click(canvas.getByRole("button", { name: "Send the answer" }));
    await waitFor(() => expect(lastSent(answerEnquiry)?.body).toEqual({ text, closes: true }));
    await expectToast("Answer saved. We have told the person.");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Send the answer" })).not.toBeInTheDocument());
  },
};

export const Complaint: Story = {
  beforeEach: () => server.answer(getEnquiry, complaint),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nobody can see this complaint who is named in it/)).toBeVisible();
  },
};

export const ComplaintIsClosed: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(getEnquiry, complaint),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Your answer" }), text);
    await userEvent.click(canvas.getByRole("radio", { name: /^Yes, close it/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Send the answer" }));
    await expect((await canvas.findAllByText("Choose how the complaint ends")).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole("radio", { name: "We found nothing wrong" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send the answer" }));
    await waitFor(() => expect(lastSent(answerEnquiry)?.body).toEqual({ text, closes: true, outcome: "not_upheld" }));
  },
};

export const PassedOn: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pass it on" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Pass it on" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "What is it about?" }), "A payment or a refund");
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "It is about a refund.");
    await userEvent.click(dialog.getByRole("button", { name: "Pass it on" }));
    await waitFor(() =>
      expect(lastSent(passEnquiry)?.body).toMatchObject({ topic: "payment", reason: "It is about a refund." }),
    );
    await expectToast("Passed on.");
  },
};

export const ColleagueIsExcluded: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(getEnquiry, complaint),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Exclude a colleague" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Exclude a colleague" }));
    const colleague = await waitFor(() => {
      const [, first] = within(dialog.getByRole("combobox", { name: "Colleague" })).getAllByRole("option");
      if (!first) throw new Error("The colleagues have not come yet.");
      return first;
    });
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Colleague" }), colleague);
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "He is the brother of the officer.");
    await userEvent.click(dialog.getByRole("button", { name: "Exclude a colleague" }));
    await waitFor(() => expect(lastSent(excludeFromEnquiry)?.body).toHaveProperty("account"));
    await expectToast("Colleague excluded.");
  },
};

export const List: Story = {
  render: () => <EnquiryList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "EN-2026-0000426" })).toBeVisible();
  },
};

export const FoundByNumber: Story = {
  tags: ["test-only"],
  render: () => <EnquiryList />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "EN-2026-0000426{Enter}");
    await waitFor(() => expect(lastSent(listEnquiries)?.query).toMatchObject({ number: "EN-2026-0000426" }));
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getEnquiry),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the message");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(getEnquiry),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the message" })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
