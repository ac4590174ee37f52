import { listBranches } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { Branches } from "./Branches.tsx";

const accra = {
  ...firstOf(listBranches),
  distance_km: null,
  phone_number: "+233 30 222 0001",
  digital_address: "GA-029-1100",
};
const ho = { ...accra, id: "brn_ho", name: "Ho", city: "Ho", region: "Volta", services: [], is_test_centre: false };

const meta = {
  title: "Portal/Branches/All",
  component: Branches,
  ...inPortal({ as: "driver", at: "/branches" }),
} satisfies Meta<typeof Branches>;

export default meta;
type Story = StoryObj<typeof meta>;

const two = () => server.answer(listBranches, pageOf(accra, ho));

/** Sets the position of the device, because the test browser has none. */
function stands(at: { latitude: number; longitude: number } | undefined): () => void {
  const own = navigator.geolocation.getCurrentPosition;
  navigator.geolocation.getCurrentPosition = (onSuccess, onError) =>
    at ? onSuccess({ coords: at } as GeolocationPosition) : onError?.({ code: 1 } as GeolocationPositionError);
  return () => {
    navigator.geolocation.getCurrentPosition = own;
  };
}

export const Filled: Story = {
  beforeEach: two,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accra (37) Regional Office" })).toBeVisible();
    await expect(canvas.getByText("2 branches")).toBeVisible();
    await expect(canvas.getAllByText("Test centre")).toHaveLength(1);
    await expect(canvas.getAllByRole("link", { name: "+233 30 222 0001" })[0]).toHaveAttribute(
      "href",
      "tel:+233302220001",
    );
    await expect(await canvas.findByRole("img", { name: "A map of Ghana with 2 branches" })).toBeVisible();
  },
};

export const Narrowed: Story = {
  beforeEach: two,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Region" }), "Volta");
    await expect(canvas.getByText("1 branch")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: /^Accra/ })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name or town" }), "kumasi{Enter}");
    await expect(await canvas.findByRole("heading", { name: "No branches found" })).toBeVisible();
    // The URL has the filters, so they are still there when the person comes back.
    await expect(addressNow()).toBe("/branches?region=Volta&q=kumasi");
  },
};

export const CameBack: Story = {
  parameters: inPlace({ as: "driver", at: "/branches?region=Volta&q=ho&service=no-such-service" }),
  beforeEach: two,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 branch")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Region" })).toHaveDisplayValue("Volta");
    await expect(canvas.getByRole("combobox", { name: "Service" })).toHaveDisplayValue("All services");
    await expect(canvas.getByRole("searchbox", { name: "Name or town" })).toHaveValue("ho");
  },
};

export const NearestFirst: Story = {
  beforeEach: () => {
    two();
    return stands({ latitude: 6.6, longitude: 0.47 });
  },
  play: async ({ canvas }) => {
    await canvas.findByText("2 branches");
    server.answer(listBranches, pageOf({ ...ho, distance_km: 1.54 }, { ...accra, distance_km: 131.6 }));
    await userEvent.click(canvas.getByRole("button", { name: "Find the nearest branch" }));
    await expect(await canvas.findByText(/1\.5 km away/)).toBeVisible();
    await expect(canvas.getByText(/132 km away/)).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent("Ho");
    await expect(lastSent(listBranches)?.query).toMatchObject({ lat: "6.6", lon: "0.47" });
  },
};

export const PlaceIsRefused: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    two();
    return stands(undefined);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Find the nearest branch" }));
    await waitFor(() => expect(canvas.getByText(/Your device did not share its location/)).toBeVisible());
    await expect(await canvas.findByText("2 branches")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listBranches),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the branches");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    two();
    failsOnce(listBranches);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the branches" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("2 branches")).toBeVisible();
  },
};
