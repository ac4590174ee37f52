import { RadioGroup } from "@kwan/ui";
import { m } from "#messages";
import { themeChoice, themeNames } from "../../../page/theme-choice.ts";

const options = () => [
  { value: "device", label: m.account_theme_device() },
  { value: "light", label: m.account_theme_light() },
  { value: "dark", label: m.account_theme_dark(), hint: m.account_theme_dark_hint() },
  { value: "high-contrast", label: m.account_theme_contrast(), hint: m.account_theme_contrast_hint() },
];

export function ThemeChoice() {
  return (
    <RadioGroup
      label={m.account_display()}
      hint={m.account_this_browser()}
      name="theme"
      options={options()}
      defaultValue={themeChoice.get() ?? "device"}
      onValueChange={(chosen) => themeChoice.set(themeNames.find((name) => name === chosen))}
    />
  );
}
