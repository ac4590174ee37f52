import { downloadAudit, listAudit } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { AuditLog } from "./AuditLog.tsx";

const meta = {
  title: "Portal/Audit/Log",
  component: AuditLog,
  ...inPortal({ as: "admin", at: "/audit" }),
} satisfies Meta<typeof AuditLog>;

export default meta;
type Story = StoryObj<typeof meta>;

const approved = firstOf(listAudit);
const erased: typeof approved = {
  ...approved,
  number: 4811,
  action: "update_driver",
  entity: "driver",
  entity_id: "drv_01H8QK3Z7N",
  who: { id: null, name: null, role: null, job: null },
  changes: [
    { field: "occupation", before: { text: null, is_erased: true }, after: { text: null, is_erased: false } },
    { field: "a_rare_field", before: null, after: { text: "true", is_erased: false } },
  ],
  is_sealed: false,
};
const ofOldTimes: typeof approved = {
  ...approved,
  number: 4810,
  action: "an_act_of_long_ago",
  who: { id: null, name: null, role: null, job: "delete-accounts" },
  about: null,
  reason: "The account was closed 30 days ago.",
  changes: [],
};
const eyeTestRead: typeof approved = { ...approved, number: 4809, action: "read", entity: "eye_test", changes: [] };
const filled = () => server.answer(listAudit, pageOf(approved, erased, ofOldTimes, eyeTestRead));

export const Filled: Story = {
  beforeEach: filled,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Approved the application/ });
    await expect(row).toHaveTextContent("Kojo Addo");
    await expect(row).toHaveTextContent(approved.at.slice(11, 19));
    await expect(row).toHaveTextContent("Officer");
    await expect(canvas.getByRole("row", { name: /an_act_of_long_ago/ })).toHaveTextContent(
      "Automatic: delete-accounts",
    );
    await expect(canvas.getByText("The account was closed 30 days ago.")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Opened: Eye test/ })).toBeVisible();
    const about = canvas.getAllByRole("link", { name: "Only entries about Ama Serwaa Mensah" });
    await expect(about[0]).toHaveAttribute("href", "/audit?person=drv_01H8QK3Z7N");
  },
};

/**
 * The details below a row can be opened with the keyboard. They are still open when the page is opened with the same
 * URL.
 */
export const Details: Story = {
  beforeEach: filled,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Show the details of entry 4812" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("In review → Approved")).toBeVisible();
    await expect(canvas.getByText("Sealed: any later change would be detected")).toBeVisible();
    await expect(addressNow()).toBe("/audit?row=4812");
    await expect(canvas.getByRole("button", { name: "Hide the details of entry 4812" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Show the details of entry 4811" }));
    await expect(await canvas.findByText("Erased → None")).toBeVisible();
    await expect(canvas.getByText("a_rare_field")).toBeVisible();
    await expect(canvas.getByText("Not recorded → Yes")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide the details of entry 4811" }));
    await waitFor(() => expect(canvas.queryByText("Erased → None")).not.toBeInTheDocument());
  },
};

/** The log also records who has read it. A row for such a reading shows the filters that were used, but no ID. */
export const LogRead: Story = {
  parameters: inPlace({ as: "admin", at: "/audit?looks=true&row=4809" }),
  beforeEach: () =>
    server.answer(
      listAudit,
      pageOf({
        ...eyeTestRead,
        entity: "audit",
        entity_id: "log",
        changes: [{ field: "include_reads", before: null, after: { text: "true", is_erased: false } }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Shown")).toBeVisible();
    await expect(canvas.getByText("Audit log", { selector: "dd" })).toBeVisible();
  },
};

export const UndeliveredRead: Story = {
  parameters: inPlace({ as: "admin", at: "/audit?looks=true&row=4809" }),
  beforeEach: () => server.answer(listAudit, pageOf({ ...eyeTestRead, entity: "messages", entity_id: "undelivered" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Opened: Undelivered messages")).toBeVisible();
    await expect(canvas.getByText("Undelivered messages", { selector: "dd" })).toBeVisible();
  },
};

export const Filtered: Story = {
  tags: ["test-only"],
  beforeEach: filled,
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Approved the application/ });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Action" }), "Approved the application");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Views of records" }), "Show");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Done by" }),
      await canvas.findByRole("option", { name: "Kojo Addo, Officer" }),
    );
    await userEvent.type(canvas.getByRole("searchbox", { name: "Person" }), "Mensah{Enter}");
    await waitFor(() =>
      expect(lastSent(listAudit)?.query).toMatchObject({
        action: "service_approve",
        include_reads: "true",
        actor: "usr_01H8QY3T8Q",
        person: "Mensah",
      }),
    );
    await expect(addressNow()).toBe("/audit?act=service_approve&looks=true&actor=usr_01H8QY3T8Q&person=Mensah");
    await expect(canvas.getByRole("link", { name: "Records opened by an account" })).toHaveAttribute(
      "href",
      "/audit/accessed?actor=usr_01H8QY3T8Q",
    );
  },
};

/** A search for two letters would match too many people, so it is not sent. */
export const ShortName: Story = {
  tags: ["test-only"],
  parameters: inPlace({ as: "admin", at: "/audit?person=Am" }),
  beforeEach: filled,
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Approved the application/ });
    await expect(lastSent(listAudit)?.query).not.toHaveProperty("person");
  },
};

export const WrongPeriod: Story = {
  tags: ["test-only"],
  parameters: inPlace({ as: "admin", at: "/audit?from=2026-12-01&to=2026-11-01" }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("There is nothing to show for these dates. Choose different dates."),
    ).toBeVisible();
    await expect(lastSent(listAudit)).toBeUndefined();
  },
};

export const Downloading: Story = {
  tags: ["test-only"],
  name: "The button is busy until the file has loaded",
  beforeEach: () => neverAnswers(downloadAudit),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download as CSV" }));
    await expect(await canvas.findByRole("button", { name: /^Download as CSV/, busy: true })).toBeVisible();
  },
};

export const NotDownloaded: Story = {
  tags: ["test-only"],
  beforeEach: () => server.refuse(downloadAudit, "forbidden", { detail: "Your role has changed." }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download as CSV" }));
    await expectToast(/Your role has changed/);
  },
};

export const Nothing: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(listAudit, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No entries found/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listAudit),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the audit log")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(listAudit),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("row", { name: /Approved the application/ })).toBeVisible();
  },
};
