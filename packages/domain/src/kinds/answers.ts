import { choice, text } from "./fields.ts";

/** Answers that several kinds offer. */

/** The classes that do not come by upgrade. */
export const firstClasses = {
  A: "A: motorcycles and tricycles",
  B: "B: cars, pick-ups and small buses",
  E: "E: tractors, forklifts and earth-moving machines",
} as const;

export const gearbox = choice(
  "Gearbox",
  { manual: "Manual", automatic: "Automatic only" },
  { hint: "A licence for automatic only does not allow you to drive with a manual gearbox." },
);

const number = { max: 20, like: /^[A-Z0-9/-]{6,20}$/ };

export const licenseNumber = text("Licence number", {
  ...number,
  hint: "On the front of your card.",
  message: "Licence number has 6 to 20 capital letters, digits, hyphens or slashes: copy it from your card",
});

export const learnersNumber = text("Learner's licence number", {
  ...number,
  hint: "On your learner's licence.",
  message:
    "Learner's licence number has 6 to 20 capital letters, digits, hyphens or slashes: copy it from your learner's licence",
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
