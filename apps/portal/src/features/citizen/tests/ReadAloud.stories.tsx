import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { ReadAloud } from "./ReadAloud.tsx";

const meta = {
  title: "Portal/Theory tests/Read aloud",
  tags: ["!autodocs"],
  component: ReadAloud,
  args: { texts: ["What does this sign mean?", "Stop", "Give way"] },
  ...inPortal({ as: "learner" }),
} satisfies Meta<typeof ReadAloud>;

export default meta;
type Story = StoryObj<typeof meta>;

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService">;

/** Simulates a device with these voices, and records the texts that it reads aloud. */
function deviceWith(...voices: Voice[]) {
  const spoken: string[] = [];
  let last: SpeechSynthesisUtterance | undefined;
  const own = Object.getOwnPropertyDescriptor(globalThis, "speechSynthesis");
  const utterance = globalThis.SpeechSynthesisUtterance;
  const speech = {
    getVoices: () => voices,
    speak: (newUtterance: SpeechSynthesisUtterance) => {
      spoken.push(newUtterance.text);
      last = newUtterance;
    },
    cancel: () => spoken.splice(0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(globalThis, "speechSynthesis", { value: speech, configurable: true });
  globalThis.SpeechSynthesisUtterance = class {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  } as unknown as typeof SpeechSynthesisUtterance;
  return {
    spoken,
    finish: () => last?.onend?.(new Event("end") as SpeechSynthesisEvent),
    restore: () => {
      if (own) Object.defineProperty(globalThis, "speechSynthesis", own);
      globalThis.SpeechSynthesisUtterance = utterance;
    },
  };
}

let device: ReturnType<typeof deviceWith>;

export const WithVoice: Story = {
  tags: ["test-only"],
  name: "The device reads the question and its answers, and can be stopped [R-WRD-06]",
  beforeEach: () => {
    device = deviceWith({ lang: "fr-FR", localService: true }, { lang: "en-GB", localService: true });
    return device.restore;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Read aloud" }));
    await expect(device.spoken).toEqual(["What does this sign mean?", "Stop", "Give way"]);
    await userEvent.click(canvas.getByRole("button", { name: "Stop reading aloud" }));
    await expect(device.spoken).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Read aloud" }));
    device.finish();
    await expect(await canvas.findByRole("button", { name: "Read aloud" })).toBeVisible();
  },
};

export const WithoutVoice: Story = {
  tags: ["test-only"],
  name: "If the device has no voice for the language, there is no button [R-WRD-06]",
  beforeEach: () => {
    device = deviceWith({ lang: "fr-FR", localService: true }, { lang: "en-US", localService: false });
    return device.restore;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};
