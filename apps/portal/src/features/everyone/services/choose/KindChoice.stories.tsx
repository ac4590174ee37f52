import { listAvailableServices } from "@kwan/contract";
import { type Kind, kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { failsOnce, firstOf, neverAnswers, pageOf, server } from "../../../../stories/server.ts";
import { FormPlaceContext, formAtDesk } from "../form-place.ts";
import { FormWordsContext } from "../form-words.ts";
import { wordsAtDesk } from "../words-at-desk.ts";
import { FirstChoice } from "./FirstChoice.tsx";
import { KindChoice } from "./KindChoice.tsx";

const meta = {
  title: "Portal/Applications/Choose",
  component: KindChoice,
  ...inPortal({ as: "driver", at: "/services/add/type" }),
  args: { driver: "drv_01H8QK3Z7N" },
} satisfies Meta<typeof KindChoice>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const notYet: ReturnType<typeof firstOf<typeof listAvailableServices>> = {
  ...firstOf(listAvailableServices),
  earliest: "2999-11-22",
};
const open = (kind: Kind, price = "210.00") => ({
  ...notYet,
  kind,
  code: kinds[kind].code,
  title: kinds[kind].title,
  summary: kinds[kind].summary,
  is_eligible: true,
  reasons: [],
  earliest: null,
  price,
});
const reason = (code: string, deed: string, text: string) => ({
  code,
  message: "There is something to do before.",
  remedy: { do: deed, text, ready_on: null, instead: null },
});
const line = (canvas: Canvas, title: string) => within(canvas.getByText(title).closest("li") as HTMLElement);
const titlesOf = (canvas: Canvas) =>
  canvas.getAllByRole("listitem").map((item) => item.querySelector("a")?.textContent);

export const OpenOnesFirst: Story = {
  tags: ["test-only"],
  name: "Services that the person can apply for come first in each group",
  beforeEach: () => {
    const closed = { ...open("lost-damaged-license"), is_eligible: false, reasons: [reason("x", "wait", "Wait.")] };
    server.answer(listAvailableServices, pageOf(closed, open("lost-damaged-license/lost")));
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Replace a lost or stolen licence");
    await expect(titlesOf(canvas)).toEqual(["Replace a lost or stolen licence", "Replace a damaged licence"]);
  },
};

export const WhatCanBeAppliedFor: Story = {
  beforeEach: () =>
    server.answer(
      listAvailableServices,
      pageOf(open("lost-damaged-license/lost"), open("amendment", "0.00"), notYet, {
        ...open("additional-class"),
        is_eligible: false,
        reasons: [reason("already_open", "finish_open", "Finish it first.")],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText("Replace a lost or stolen licence");
    const lost = line(canvas, "Replace a lost or stolen licence");
    await expect(lost.getByText("GH₵210.00")).toBeVisible();
    await expect(lost.getByText(/10 to 15 working days/)).toBeVisible();
    await expect(lost.getByText("You can apply")).toBeVisible();
    await expect(
      lost.getByRole("link", { name: "Apply for this service: Replace a lost or stolen licence" }),
    ).toHaveAttribute("href", "/services/add?kind=lost-damaged-license%2Flost");
    await expect(line(canvas, "Record amendment").getByText("Free")).toBeVisible();
    await expect(line(canvas, "Additional class").getByText("In progress")).toBeVisible();
  },
};

export const ListFilteredAloud: Story = {
  beforeEach: () =>
    server.answer(listAvailableServices, pageOf(open("lost-damaged-license/lost"), open("amendment"), notYet)),
  play: async ({ canvas }) => {
    const status = await canvas.findByText("3 of 3 shown");
    await expect(status).toHaveRole("status");
    await userEvent.click(canvas.getByRole("switch", { name: "Show only the services that are available now" }));
    // The same region changes, so a screen reader says it.
    await expect(status).toHaveTextContent("2 of 3 shown");
    await expect(status).toBeInTheDocument();
  },
};

export const Searched: Story = {
  name: "People find a service by its name, its documents or what it is for, without accents or capital letters",
  beforeEach: () =>
    server.answer(listAvailableServices, pageOf(open("lost-damaged-license/lost"), open("amendment"), notYet)),
  play: async ({ canvas }) => {
    const search = await canvas.findByRole("searchbox", { name: "Find a service" });
    await userEvent.type(search, "POLICE report{Enter}");
    await expect(await canvas.findByText("1 of 3 shown")).toBeVisible();
    await expect(titlesOf(canvas)).toEqual(["Replace a lost or stolen licence"]);
    await userEvent.type(search, " submarine{Enter}");
    await expect(await canvas.findByText(/No services match/)).toBeVisible();
  },
};

export const NotYet: Story = {
  name: "A service that is not available yet says from which day, and links to the page that says why",
  beforeEach: () => server.answer(listAvailableServices, pageOf(notYet)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("From November 22, 2999")).toBeVisible();
    await expect(canvas.getByRole("link", { name: notYet.title })).toHaveAccessibleDescription(
      /From November 22, 2999/,
    );
    await expect(canvas.queryByRole("link", { name: /^Apply/ })).not.toBeInTheDocument();
  },
};

export const OnlyWhatIsOpenNow: Story = {
  beforeEach: () => server.answer(listAvailableServices, pageOf(notYet)),
  play: async ({ canvas }) => {
    const only = await canvas.findByRole("switch", { name: "Show only the services that are available now" });
    await userEvent.click(only);
    await expect(canvas.getByText(/You cannot apply for anything today/)).toBeVisible();
    await expect(canvas.queryByRole("listitem")).not.toBeInTheDocument();
    await userEvent.click(only);
    await expect(canvas.getByText(notYet.title)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listAvailableServices),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the services");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(listAvailableServices),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the services" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(notYet.title)).toBeVisible();
  },
};

export const TheFirst: Story = {
  tags: ["test-only"],
  render: (args) => <FirstChoice {...args} />,
  beforeEach: () =>
    server.answer(
      listAvailableServices,
      pageOf(open("learners-license"), open("foreign-license-conversion"), open("amendment", "0.00")),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "I want to learn to drive" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "I have a licence from another country" })).toBeVisible();
    // A group without services has no heading.
    await expect(canvas.queryByRole("heading", { name: /on an old card/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole("heading", { name: "I have a licence and need another service" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See all services" })).toHaveAttribute("href", "/services/add/type");
  },
};

export const CameForOne: Story = {
  tags: ["test-only"],
  name: "The service for which somebody came is the first",
  render: (args) => <FirstChoice {...args} wanted="foreign-license-conversion" />,
  beforeEach: () =>
    server.answer(
      listAvailableServices,
      pageOf(open("drivers-renewal"), open("learners-license"), open("foreign-license-conversion")),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "The service that you chose" })).toBeVisible();
    const [first] = canvas.getAllByRole("heading", { level: 2 });
    await expect(first).toHaveTextContent("The service that you chose");
    const { title } = kinds["foreign-license-conversion"];
    await expect(canvas.getAllByRole("link", { name: `Apply for this service: ${title}` })).toHaveLength(1);
    await expect(
      canvas.queryByRole("heading", { name: "I have a licence from another country" }),
    ).not.toBeInTheDocument();
    // A licence is on the record already.
    await expect(canvas.queryByRole("link", { name: /not in this portal yet/ })).not.toBeInTheDocument();
  },
};

export const AtTheCounter: Story = {
  tags: ["test-only"],
  name: "An officer reads about the applicant, and sees only what is available now until they ask for the rest",
  ...OnlyWhatIsOpenNow,
  render: (args) => (
    <FormPlaceContext value={formAtDesk(args.driver, undefined)}>
      <FormWordsContext value={wordsAtDesk}>
        <KindChoice {...args} />
      </FormWordsContext>
    </FormPlaceContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This person cannot apply for anything today/)).toBeVisible();
    const only = canvas.getByRole("switch", { name: "Show only services that are available or in progress" });
    await expect(only).toBeChecked();
    await userEvent.click(only);
    await expect(await canvas.findByText(notYet.title)).toBeVisible();
  },
};

export const AppliedAlready: Story = {
  tags: ["test-only"],
  ...AtTheCounter,
  name: "An officer sees what the person has already applied for",
  beforeEach: () =>
    server.answer(
      listAvailableServices,
      pageOf({ ...notYet, reasons: [reason("already_open", "finish_open", "An application is open.")] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notYet.title)).toBeVisible();
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};
