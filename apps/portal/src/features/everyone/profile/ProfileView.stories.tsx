import { getDriver, getEyeTest, getIdentification, getMe, listBranches } from "@kwan/contract";
import { Stack } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { hasCome } from "../../../stories/has-come.ts";
import { inPlace, inPortal, personOf } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, neverAnswers, server } from "../../../stories/server.ts";
import { EyeTest } from "./EyeTest.tsx";
import { ProfileView } from "./ProfileView.tsx";
import { StaffProfile } from "./StaffProfile.tsx";

const meta = {
  title: "Portal/Profile/Profile",
  component: ProfileView,
  ...inPortal({ as: "driver", at: "/profile" }),
  args: { driver: "drv_01H8QK3Z7N" },
  render: (args) => (
    <Stack>
      <ProfileView {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ProfileView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await hasCome(canvasElement);
    await expect(await canvas.findByText("Ama Serwaa Mensah")).toBeVisible();
    await expect(canvas.getByText("March 14, 1998")).toBeVisible();
    await expect(canvas.getByText("Ring Road, Accra, GA-183-8164, Ghana")).toBeVisible();
    await expect(await canvas.findByText("GHA-123456789-0")).toBeVisible();
    await expect(canvas.getAllByText("Verified")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Change your address" })).toHaveAttribute(
      "href",
      "/profile/edit?part=address",
    );
    // A verified identity document cannot be changed here.
    await expect(canvas.queryByRole("link", { name: "Change your ID" })).not.toBeInTheDocument();
  },
};

export const NotVerifiedYet: Story = {
  beforeEach: () => {
    server.answer(getDriver, { ...exampleOf(getDriver), is_phone_verified: false, email: null, address: null });
    server.answer(getIdentification, { ...exampleOf(getIdentification), is_verified: false });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText("Not verified yet")).toHaveLength(2));
    await expect(canvas.getAllByText("Not given")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "Change your ID" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Verify your phone number" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Verify your email address" })).not.toBeInTheDocument();
  },
};

/** An email address is part of the profile only after its code has been entered. */
export const EmailNotVerifiedYet: Story = {
  beforeEach: () => {
    server.answer(getDriver, { ...exampleOf(getDriver), email: null, is_email_verified: false });
    server.answer(getMe, { ...personOf("driver"), is_email_verified: false, pending_email: "ama@new.example" });
  },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText("ama@new.example")).closest("dd");
    await expect(row).toHaveTextContent("Not verified yet");
    await expect(canvas.getByRole("link", { name: "Verify your email address" })).toHaveAttribute(
      "href",
      "/account/edit?part=email",
    );
    await expect(canvas.queryByText("Not given")).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getDriver),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your profile");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(getDriver),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your profile" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Ama Serwaa Mensah")).toBeVisible();
  },
};

/** If one part fails to load, the others are not affected. */
export const OnePartFailed: Story = {
  beforeEach: () => failsOnce(getIdentification),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your ID" })).toBeVisible();
    await expect(canvas.getByText("Ama Serwaa Mensah")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("GHA-123456789-0")).toBeVisible();
  },
};

const eyes: Story = { render: ({ driver }) => <EyeTest driver={driver} /> };

export const EyeTestPassed: Story = {
  tags: ["test-only"],
  ...eyes,
  beforeEach: () => server.answer(getEyeTest, { ...exampleOf(getEyeTest), valid_until: "2999-02-01" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Passed")).toBeVisible();
    await expect(canvas.getByText("Must be worn to drive")).toBeVisible();
    await expect(canvas.getByText("November 03, 2026, Korle Bu Eye Centre")).toBeVisible();
  },
};

export const EyeTestTooLongAgo: Story = {
  tags: ["test-only"],
  ...eyes,
  beforeEach: () => server.answer(getEyeTest, { ...exampleOf(getEyeTest), valid_until: "2020-02-01" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Passed, but the result has expired")).toBeVisible();
  },
};

export const EyeTestNotPassed: Story = {
  tags: ["test-only"],
  ...eyes,
  beforeEach: () =>
    server.answer(getEyeTest, { ...exampleOf(getEyeTest), is_passed: false, needs_glasses: false, valid_until: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not passed")).toBeVisible();
    await expect(canvas.getByText("Not needed")).toBeVisible();
    await expect(canvas.queryByText("Counts until")).not.toBeInTheDocument();
  },
};

export const NoEyeTest: Story = {
  tags: ["test-only"],
  ...eyes,
  beforeEach: () =>
    server.answer(getEyeTest, {
      driver: "drv_01H8QK3Z7N",
      tested_on: null,
      is_passed: null,
      needs_glasses: null,
      acuity: null,
      centre: null,
      valid_until: null,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We have no eye test on record for you/)).toBeVisible();
  },
};

export const OfStaff: Story = {
  tags: ["test-only"],
  parameters: inPlace({ as: "officer" }),
  render: () => <StaffProfile />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Officer")).toBeVisible();
    // A long address breaks after "@" or a dot.
    await expect(canvas.getByText(/@/)).toContainHTML("@<wbr>");
    await expect(canvas.getByText("All branches")).toBeVisible();
    await expect(canvas.getByRole("link")).toHaveAccessibleName("your account");
  },
};

export const OfStaffAtABranch: Story = {
  tags: ["test-only"],
  ...OfStaff,
  beforeEach: () => {
    const branch = firstOf(listBranches);
    server.answer(getMe, { ...personOf("officer"), branch: branch.id });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(firstOf(listBranches).name)).toBeVisible();
  },
};
