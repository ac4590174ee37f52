import { RadioGroup } from "@kwan/ui";
import { themeChoice, themeNames } from "../../page/theme-choice.ts";

const options = [
  { value: "device", label: "Use device setting" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark", hint: "Easier on the eyes at night" },
  { value: "high-contrast", label: "High contrast", hint: "Easier to read in sunlight" },
];

export function ThemeChoice() {
  return (
    <RadioGroup
      legend="Display"
      hint="This setting applies to this browser only."
      name="theme"
      options={options}
      defaultValue={themeChoice.get() ?? "device"}
      onChange={(chosen) => themeChoice.set(themeNames.find((name) => name === chosen))}
    />
  );
}
