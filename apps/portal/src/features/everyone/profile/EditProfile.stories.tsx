import { createUpdateRequest, getIdentification, listUpdateRequests, updateDriver } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, isOffline, lastSent, pageOf, server } from "../../../stories/server.ts";
import { EditProfile } from "./EditProfile.tsx";

const meta = {
  title: "Portal/Profile/Change",
  component: EditProfile,
  ...inPortal({ as: "driver", at: "/profile/edit" }),
  args: { driver: "drv_01H8QK3Z7N", part: "address", onDone: fn() },
} satisfies Meta<typeof EditProfile>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Save" }));

async function write(canvas: Canvas, name: string, text: string) {
  const field = await canvas.findByRole("textbox", { name });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** Puts a file directly into the input element, because the form is read from its elements when it is submitted. */
function choose(field: HTMLElement, file: File) {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  (field as HTMLInputElement).files = chosen.files;
  fireEvent.change(field);
}

export const WhichPart: Story = {
  args: { part: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Where you live" })).toHaveAccessibleDescription(
      "Your details will change immediately",
    );
    await expect(canvas.getByRole("link", { name: "Your contact details" })).toHaveAttribute("href", "/account");
    await expect(canvas.getByRole("link", { name: /^Names/ })).toHaveAccessibleDescription("Needs approval");
  },
};

export const AddressOffline: Story = {
  args: { part: "address" },
  play: async ({ canvas, args }) => {
    await write(canvas, "City", "Tamale");
    const mend = isOffline(updateDriver);
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We could not reach the server.");
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Tamale");
    mend();
    await save(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expectToast("Your profile has been saved.");
  },
};

/**
 * The address was changed in another tab. The form says so, and does not overwrite it until the person has seen the
 * change.
 */
export const AddressChangedMeanwhile: Story = {
  args: { part: "address" },
  beforeEach: () => server.refuse(updateDriver, "stale"),
  play: async ({ canvas, args }) => {
    await write(canvas, "City", "Tamale");
    await save(canvas);
    await expect(
      await canvas.findByRole("status", { name: /Someone changed this information on another device/ }),
    ).toHaveTextContent(/The saved answer is now: .*Accra/);
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Tamale");
    server.answer(updateDriver, exampleOf(updateDriver));
    await save(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const Address: Story = {
  args: { part: "address" },
  play: async ({ canvas, args }) => {
    await write(canvas, "Digital address (optional)", "ga 184 1111");
    await save(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(lastSent(updateDriver)?.body).toMatchObject({
      address: { digital_address: "GA-184-1111", post_code: "GA-184", city: "Accra" },
    });
  },
};

export const AddressWithoutCity: Story = {
  tags: ["test-only"],
  args: { part: "address" },
  play: async ({ canvas }) => {
    await write(canvas, "City", "");
    await save(canvas);
    await expect(canvas.getByRole("textbox", { name: "City" })).toBeInvalid();
  },
};

export const IdentificationVerified: Story = {
  tags: ["test-only"],
  args: { part: "identification" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("note", { name: "Your ID has been verified" })).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const IdentificationWrong: Story = {
  tags: ["test-only"],
  args: { part: "identification" },
  beforeEach: () => server.answer(getIdentification, { ...exampleOf(getIdentification), is_verified: false }),
  play: async ({ canvas, args }) => {
    await write(canvas, "ID number", "GHA-12");
    await save(canvas);
    await expect(canvas.getByRole("textbox", { name: "ID number" })).toBeInvalid();
    await write(canvas, "ID number", "GHA-123456789-0");
    await save(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const IdentityIsAskedFor: Story = {
  tags: ["test-only"],
  args: { part: "identity" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("note", { name: /already have a change waiting/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View your change" })).toHaveAttribute("href", "/profile");
    await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
  },
};

/** The form asks for the documents that each change needs. */
export const Identity: Story = {
  tags: ["test-only"],
  args: { part: "identity" },
  beforeEach: () => server.answer(listUpdateRequests, pageOf()),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^When you change something above/)).toBeVisible();
    await expect(canvas.getByLabelText("Affidavit")).not.toBeVisible();
    await write(canvas, "Surname", "Owusu");
    await expect(canvas.getByText("from Mensah")).toBeVisible();
    await expect(canvas.getByLabelText("Affidavit")).toBeVisible();
    await expect(canvas.getByLabelText("Birth certificate")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send my request" }));
    await expect(canvas.getByLabelText("Affidavit")).toBeInvalid();
    choose(canvas.getByLabelText("Affidavit"), new File(["%PDF-1.4"], "affidavit.pdf", { type: "application/pdf" }));
    await userEvent.type(
      canvas.getByRole("textbox", { name: /^Why do you need this change/ }),
      "I married on 3 October 2026.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Send my request" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(lastSent(createUpdateRequest)?.body).toMatchObject({
      last_name: "Owusu",
      affidavit: expect.any(File),
    });
    await expectToast(/^We have received your request/);
  },
};
