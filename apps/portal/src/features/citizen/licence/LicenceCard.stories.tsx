import { getLicense } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, neverAnswers, server } from "../../../stories/server.ts";
import { LicenceCard } from "./LicenceCard.tsx";

const meta = {
  title: "Portal/Licences/Card",
  component: LicenceCard,
  ...inPortal({ as: "driver", at: "/profile" }),
  args: { driver: "drv_01H8QK3Z7N" },
} satisfies Meta<typeof LicenceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const held = exampleOf(getLicense);
/** The server's response for a driver without a licence: all fields are null. */
const none = {
  ...held,
  number: null,
  status: null,
  classes: [],
  issued_on: null,
  expires_on: null,
  renewed_on: [],
  next_renewal_on: null,
  processing_centre: null,
  certificate_number: null,
  restrictions: [],
};

export const Valid: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("region", { name: "Driver's licence, Ama Serwaa Mensah" });
    await expect(card).toHaveTextContent(`${held.number} · Issue 1`);
    await expect(canvas.getByText("Valid")).toBeVisible();
    await expect(canvas.getByText(/^B: [Cc]ars/)).toBeVisible();
    await expect(canvas.getByText("February 20, 2028")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show the back of the card" }));
    await waitFor(() => expect(canvas.getByText("Processing centre")).toBeVisible());
    await expect(canvas.getByText("Glasses or contact lenses")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Share my licence" })).toHaveAttribute("href", "/licence/share");
  },
};

export const Reported: Story = {
  tags: ["test-only"],
  name: "A card that was reported stolen is blocked, and the next one has another issue",
  beforeEach: () => server.answer(getLicense, { ...held, is_card_blocked: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your card (issue 1) is blocked")).toBeVisible();
    await expect(canvas.getAllByText("Blocked").length).toBeGreaterThan(0);
  },
};

export const Expired: Story = {
  // The renewal date is not shown, because an expired card is replaced, not renewed.
  beforeEach: () => server.answer(getLicense, { ...held, status: "expired", next_renewal_on: "2022-05-06" }),
  play: async ({ canvas }) => {
    // The status is on both sides of the card, and next to it.
    await expect((await canvas.findAllByText("Expired")).length).toBeGreaterThan(1);
    await expect(canvas.queryByText("Renew by")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Apply for a new card" })).toHaveAttribute(
      "href",
      "/services/add?kind=expired-drivers-license-replacement",
    );
  },
};

export const RenewalOverdue: Story = {
  beforeEach: () => server.answer(getLicense, { ...held, status: "renewal_overdue", next_renewal_on: "2026-02-20" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Renewal was due")).toBeVisible();
    await expect(canvas.getByText(/February 20, 2026/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Renew your licence now" })).toHaveAttribute(
      "href",
      "/services/add?kind=drivers-renewal",
    );
  },
};

export const Revoked: Story = {
  beforeEach: () =>
    server.answer(getLicense, {
      ...held,
      status: "revoked",
      is_commercial: true,
      endorsement: { kind: "revoked", from: "2026-11-10", until: null },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: /^Commercial driver's licence/ })).toHaveTextContent(
      "Revoked",
    );
    await expect(canvas.getByText(/^You have not been allowed to drive since November 10, 2026\./)).toBeVisible();
  },
};

export const Suspended: Story = {
  tags: ["test-only"],
  name: "A suspension says until when, and that it applies to the permits, too",
  beforeEach: () =>
    server.answer(getLicense, {
      ...held,
      status: "suspended",
      endorsement: { kind: "suspended", from: "2026-11-10", until: "2027-04-30" },
      international_permit: { number: "IDP-2026-7", expires_on: "2027-06-01" },
    }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You must not drive until April 30, 2027\. .* all your permits\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Read the decision, and how to appeal" })).toBeVisible();
  },
};

export const WithPermits: Story = {
  tags: ["test-only"],
  beforeEach: () =>
    server.answer(getLicense, {
      ...held,
      international_permit: { number: "IDP-2026-7", expires_on: "2027-06-01" },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Permits" })).toBeVisible();
    await expect(canvas.getByText("IDP-2026-7, valid until June 01, 2027")).toBeVisible();
  },
};

export const LearnersLicence: Story = {
  tags: ["test-only"],
  beforeEach: () =>
    server.answer(getLicense, {
      ...none,
      learners_license: {
        number: "LL/2026/00817-4",
        classes: ["B"],
        issued_on: "2020-06-01",
        expires_on: "2021-06-01",
      },
    }),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("region", { name: "Learner's licence, Ama Serwaa Mensah" });
    await expect(card).toHaveTextContent("LL/2026/00817-4");
    await expect(card).toHaveTextContent("Expired");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const None: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(getLicense, none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is no licence on your record yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Get started" })).toHaveAttribute("href", "/services/add/first");
  },
};

export const Provisional: Story = {
  tags: ["test-only"],
  name: "A licence that has been linked is not shown until the identity is verified",
  beforeEach: () => server.answer(getLicense, { ...none, is_provisional: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Your licence is not confirmed yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Add your ID" })).toHaveAttribute(
      "href",
      "/profile/edit?part=identification",
    );
    await expect(canvas.queryByRole("region", { name: /licence, / })).not.toBeInTheDocument();
    await expect(canvas.queryByText("There is no licence on your record yet")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: "Share my licence" })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getLicense),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your licence");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(getLicense),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your licence" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Valid")).toBeVisible();
  },
};

export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" } } };
