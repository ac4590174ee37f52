import { claimLicence } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { lastSent, server } from "../../../stories/server.ts";
import { ClaimLicence } from "./ClaimLicence.tsx";

const meta = {
  title: "Portal/Licences/Claim",
  component: ClaimLicence,
  ...inPortal({ as: "learner", at: "/licence/claim" }),
} satisfies Meta<typeof ClaimLicence>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/^Licence number/), "MEN-14039800");
  for (const [legend, day, month, year] of [
    [/^Date of birth/, "14", "3", "1998"],
    [/^Date of issue/, "2", "5", "2023"],
  ] as const) {
    const group = within(canvas.getByRole("group", { name: legend }));
    await userEvent.type(group.getByLabelText("Day"), day);
    await userEvent.type(group.getByLabelText("Month"), month);
    await userEvent.type(group.getByLabelText("Year"), year);
  }
  await userEvent.click(canvas.getByRole("button", { name: "Link my licence" }));
}

export const Linked: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText(/We have linked your licence\./)).toBeVisible();
    await waitFor(() =>
      expect(lastSent(claimLicence)?.body).toEqual({
        license_number: "MEN-14039800",
        date_of_birth: "1998-03-14",
        issued_on: "2023-05-02",
      }),
    );
  },
};

export const NotMatched: Story = {
  beforeEach: () =>
    server.refuse(claimLicence, "invalid", { detail: "We could not match these details with a licence." }),
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect((await canvas.findAllByText("We could not match these details with a licence."))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Link my licence" }));
    await expect(await canvas.findByRole("alert", { name: "There is a problem" })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
