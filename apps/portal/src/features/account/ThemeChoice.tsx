import { RadioGroup } from "@kwan/ui";
import { themeChoice, themeNames } from "../../frame/theme-choice.ts";

const options = [
  { value: "device", label: "As my device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark", hint: "Easier on the eyes at night" },
  { value: "high-contrast", label: "High contrast", hint: "Easier to read in sunlight" },
];

/** What the portal looks like in this browser. */
export function ThemeChoice() {
  return (
    <RadioGroup
      legend="What should Kwan look like?"
      hint="It is kept in this browser only."
      name="theme"
      options={options}
      defaultValue={themeChoice.get() ?? "device"}
      onChange={(chosen) => themeChoice.set(themeNames.find((name) => name === chosen))}
    />
  );
}
