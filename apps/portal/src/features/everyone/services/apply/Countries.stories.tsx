import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { applicationOf, changeOf, has } from "../../../../stories/application.ts";
import { addressNow, inPortal } from "../../../../stories/in-portal.tsx";
import { lastSent } from "../../../../stories/server.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { unsaved } from "./unsaved.ts";

const kind = "international-driving-permit";
const draft = applicationOf(kind, { status: "draft", submitted_at: null, actions: ["edit", "submit", "cancel"] });
const at = (step: string) => `/services/add?kind=${kind}&draft=${draft.id}&step=${step}`;

const meta = {
  title: "Portal/Applications/Countries",
  tags: ["!autodocs"],
  component: ApplicationForm,
  ...inPortal({ as: "driver", at: at("details") }),
  args: { kind, draft: draft.id, driver: draft.driver },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;
const beforeEach = () => {
  unsaved.forget(draft.id);
  has(draft);
};
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const countries = async (canvas: Canvas) =>
  within(await canvas.findByRole("group", { name: "Countries you will drive in" }));
const details = () => (lastSent(changeOf(kind))?.body as { details?: Record<string, unknown> })?.details;

export const TypedOneAfterAnother: Story = {
  tags: ["test-only"],
  name: "Countries are typed one after another, each with Enter [R-RTE-09]",
  beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click((await countries(canvas)).getByRole("combobox"));
    await userEvent.keyboard("nigeria{Enter}mali{Enter}");
    await expect((await countries(canvas)).getByRole("button", { name: "Remove Nigeria" })).toBeVisible();
    await expect((await countries(canvas)).getByRole("button", { name: "Remove Mali" })).toBeVisible();
    await waitFor(() => expect(details()?.travel_countries).toEqual(["TG", "BJ", "NG", "ML"]), { timeout: 4000 });
    await expect(addressNow()).toBe(at("details"));
  },
};

export const NotACountry: Story = {
  tags: ["test-only"],
  name: "A text that is no country is not lost: the form asks for a country from the list [R-RTE-09]",
  beforeEach,
  play: async ({ canvas }) => {
    await userEvent.type((await countries(canvas)).getByRole("combobox"), "Nigerai");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    const summary = canvas.getByRole("alert", { name: "There is a problem" });
    await expect(summary).toHaveTextContent("We do not recognise what you typed. Choose from the list.");
    await expect((await countries(canvas)).getByRole("combobox")).toHaveValue("Nigerai");
    await expect(addressNow()).toBe(at("details"));
    await userEvent.click(within(summary).getByRole("link"));
    await expect(canvas.getByRole("group", { name: "Countries you will drive in" })).toHaveFocus();
  },
};
