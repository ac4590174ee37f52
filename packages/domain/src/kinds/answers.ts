import { choice, text } from "./fields.ts";

/** The classes that can be a first licence. */
export const firstClasses = {
  A: "A: motorcycles and tricycles",
  B: "B: cars, pick-ups and small buses",
  E: "E: tractors, forklifts and earth-moving machines",
} as const;

export const gearbox = choice(
  "Gearbox",
  { manual: "Manual", automatic: "Automatic only" },
  { hint: "If you choose automatic, you cannot drive a manual car." },
);

const number = { max: 20, like: /^[A-Z0-9/-]{6,20}$/ };

export const licenseNumber = text("Licence number", {
  ...number,
  hint: "On the front of your card.",
  message: "Enter the licence number exactly as on your card, for example KW/2024/000001",
});

export const learnersNumber = text("Learner's licence number", {
  ...number,
  hint: "On your learner's licence.",
  message: "Enter the number exactly as on your learner's licence, for example LL/2026/000001",
});

export const certificateNumber = text("Training certificate number", {
  max: 40,
  hint: "On the certificate of your driving school.",
});

export const goods = {
  fuel: "Petrol, diesel or kerosene",
  gas: "Cooking gas (LPG) or other gases",
  chemicals: "Chemicals",
  explosives: "Explosives",
  other: "Other hazardous goods",
} as const;
