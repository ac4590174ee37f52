import { getApplication } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { applicationOf } from "../../stories/application.ts";
import { inPortal } from "../../stories/in-portal.tsx";
import { server } from "../../stories/server.ts";
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
