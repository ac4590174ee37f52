import { listAppointments } from "@kwan/contract";
import { kindByCode } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { applicationOf, has } from "../../../../stories/application.ts";
import { hasCome } from "../../../../stories/has-come.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { pageOf, server } from "../../../../stories/server.ts";
import { ApplicationView } from "./ApplicationView.tsx";

const meta = {
  title: "Portal/Applications/By code",
  component: ApplicationView,
  ...inPortal({ as: "driver" }),
  args: { row: rowOf("LLAS"), id: "srv_01H8QM52AT" },
} satisfies Meta<typeof ApplicationView>;

export default meta;
type Story = StoryObj<typeof meta>;

function rowOf(code: string) {
  const row = kindByCode(code);
  if (!row) throw new Error(`There is no kind with the code ${code}.`);
  return row;
}

/** What the page for an application for this service should show: its steps, details, documents and sections. */
type Own = { steps: string[]; details: [name: string, value: string][]; documents?: string[]; sections?: string[] };

const usual = ["Application submitted", "Completed"];
const everySection = ["Class and driving school", "Tests"];

const code = (name: string, { steps, details, documents = [], sections = [] }: Own): Story => ({
  args: { row: rowOf(name) },
  beforeEach: () => {
    server.answer(listAppointments, pageOf());
    has(applicationOf(rowOf(name).kind));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "Progress" });
    await hasCome(canvasElement);
    const timeline = [...canvasElement.querySelectorAll("section ol > li")].map(
      (step) => step.querySelector("p")?.firstChild?.textContent,
    );
    await expect(timeline.slice(0, steps.length + usual.length)).toEqual([usual[0], ...steps, usual[1]]);
    for (const [detail, value] of details) {
      const term = await canvas.findByText(detail, { selector: "dt" });
      await expect(term.parentElement).toHaveTextContent(`${detail}${value}`);
    }
    for (const document of documents) {
      await expect(canvas.getByRole("button", { name: new RegExp(`^Download: ${document}, `) })).toBeVisible();
    }
    if (documents.length === 0)
      await expect(canvas.queryByRole("button", { name: /^Download/ })).not.toBeInTheDocument();
    for (const section of everySection) {
      await expect(canvas.queryAllByRole("heading", { name: section })).toHaveLength(
        sections.includes(section) ? 1 : 0,
      );
    }
  },
});

const card = ["Card printed", "Collected or delivered"];
const theory = ["Road sign test", "Road traffic test"];

export const LLAS = code("LLAS", {
  steps: ["Class chosen", "Driving school confirmed", "Eye test", "Photo and fingerprints", ...theory],
  details: [["Driving school code", "GA-014"]],
  sections: everySection,
});
export const LAS = code("LAS", {
  steps: ["Documents checked", "Eye test", "Photo and fingerprints", "Practical test", ...card],
  details: [["Gearbox", "Manual"]],
  documents: ["Training certificate"],
  sections: ["Tests"],
});
export const CDL = code("CDL", {
  steps: ["Documents checked", "Eye test", "Road traffic test", "Practical test", ...card],
  details: [["What you will drive", "Trotro"]],
  documents: ["Commercial training certificate", "Police clearance certificate"],
  sections: ["Tests"],
});
export const DLR = code("DLR", {
  steps: ["Record checked", "Eye test"],
  details: [["Change in health since the last licence", "No"]],
});
export const EDLR = code("EDLR", {
  steps: ["Record checked", "Eye test", "Photo and fingerprints", ...theory, ...card],
  details: [["Change in health", "I wear glasses now."]],
  documents: ["Expired card"],
  sections: ["Tests"],
});
export const FLC = code("FLC", {
  steps: ["Foreign licence confirmed by its issuer", "Eye test", "Photo and fingerprints", "Road sign test", ...card],
  details: [
    ["Country that issued the licence", "Nigeria"],
    ["Expiry date", "May 01, 2028"],
  ],
  documents: ["Foreign licence", "Residence permit"],
  sections: ["Tests"],
});
export const IDP = code("IDP", {
  steps: ["Documents checked", ...card],
  details: [
    ["Destination country", "Togo, Benin"],
    ["Departure date", "December 20, 2026"],
  ],
  documents: ["Passport page", "Portrait photo"],
});
export const PCC = code("PCC", {
  steps: ["Accepted by the new branch"],
  details: [["What you want to move", "Your record"]],
});
export const REV = code("REV", {
  steps: [],
  details: [["Grounds for revocation", "Court order"]],
  documents: ["Court or authority order"],
});
export const DL = code("DL", {
  steps: ["Record checked", ...card],
  details: [["Type of damage", "It is broken"]],
  documents: ["Photo of the damaged card"],
});
export const LL = code("LL", {
  steps: ["Record checked", ...card],
  details: [["Police report number", "ACC/2026/4410"]],
  documents: ["Police report", "Affidavit"],
});
export const ODLR = code("ODLR", {
  steps: ["Record checked", "Photo and fingerprints", ...card],
  details: [["Date the old card was issued", "March 19, 2014"]],
  documents: ["Old card"],
});
export const UDL = code("UDL", {
  steps: ["Documents checked", "Eye test", "Road traffic test", "Practical test", ...card],
  details: [["Training certificate number", "C-2026-203"]],
  documents: ["Current card", "Training certificate"],
  sections: ["Tests"],
});
export const LLR = code("LLR", {
  steps: ["Record checked"],
  details: [["What is left to do", "The practical test"]],
});
export const HPA = code("HPA", {
  steps: ["Documents checked", ...card],
  details: [["Employer's name", "Volta Fuels"]],
  documents: ["Hazardous goods certificate", "Medical report"],
});
export const HPR = code("HPR", {
  steps: ["Documents checked"],
  details: [["Goods you will carry", "Petrol, diesel or kerosene"]],
  documents: ["Refresher certificate"],
});
export const RA = code("RA", {
  steps: ["Documents checked", ...card],
  details: [["Correct surname", "Mensah-Owusu"]],
  documents: ["Affidavit", "Gazette page"],
});
export const PT = code("PT", {
  steps: ["Documents checked", "Eye test", "Road sign test", "Practical test"],
  details: [["Institution's name", "Ridge Hospital"]],
  documents: ["Request letter"],
  sections: ["Tests"],
});
export const AC = code("AC", {
  steps: ["Documents checked", "Eye test", "Practical test", ...card],
  details: [["Class to add", "A: motorcycles and tricycles"]],
  documents: ["Training certificate"],
  sections: ["Tests"],
});
