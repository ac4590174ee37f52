import { getApplication, openService } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { applicationOf, has } from "../../../stories/application.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { lastSent, server } from "../../../stories/server.ts";
import { OfficeApplication } from "./OfficeApplication.tsx";

const meta = {
  title: "Portal/Office/One application that may not be opened",
  component: OfficeApplication,
  ...inPortal({ as: "officer" }),
  args: {
    id: applicationOf("license-application").id,
    task: () => null,
    applicant: () => null,
    changes: () => null,
    notes: () => null,
    more: () => null,
    next: () => <p>Next task</p>,
    children: () => <p>What the applicant sees</p>,
  },
} satisfies Meta<typeof OfficeApplication>;

export default meta;

export const Denied: StoryObj<typeof meta> = {
  beforeEach: () => server.refuse(getApplication, "forbidden", { detail: "This application is of another branch." }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This application is of another branch.");
    await expect(canvas.queryByText("What the applicant sees")).not.toBeInTheDocument();
  },
};

export const NotFound: StoryObj<typeof meta> = {
  name: "Without the application, the page leads to all applications and to the next task",
  beforeEach: () => server.refuse(getApplication, "not_found"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not find this application" })).toBeVisible();
    await expect(canvas.queryByText(/could not load/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "See all applications" })).toHaveAttribute("href", "/office");
    await expect(canvas.getByText("Next task")).toBeVisible();
  },
};

/** Opening an application that belongs to another branch needs a reason. */
export const OfAnotherBranch: StoryObj<typeof meta> = {
  beforeEach: () => server.refuse(getApplication, "reason_required"),
  play: async ({ canvas }) => {
    const reason = await canvas.findByRole("textbox", { name: /^Why do you need/ });
    await userEvent.click(canvas.getByRole("button", { name: "Open application" }));
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, "The applicant is at our counter.");
    server.answer(openService, undefined);
    has(applicationOf("license-application"));
    await userEvent.click(canvas.getByRole("button", { name: "Open application" }));
    await waitFor(() => expect(canvas.getByText("What the applicant sees")).toBeVisible());
    await expect(lastSent(openService)?.body).toEqual({ reason: "The applicant is at our counter." });
  },
};
