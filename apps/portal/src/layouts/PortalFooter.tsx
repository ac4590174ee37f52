import { Footer, Text } from "@kwan/ui";
import { m } from "#messages";
import { pathOf } from "../paths.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const groups = () => [
  {
    heading: m.layouts_help(),
    links: [
      { href: pathOf("/branches"), label: m.layouts_find_branch() },
      { href: pathOf("/tests/practice"), label: m.layouts_practise() },
    ],
  },
  {
    heading: m.layouts_you(),
    links: [
      { href: pathOf("/account"), label: m.layouts_account_and_data() },
      { href: pathOf("/notifications"), label: m.layouts_notifications() },
      { href: pathOf("/privacy"), label: m.layouts_privacy() },
    ],
  },
];

const publicGroups = () => [
  {
    heading: "Kwan",
    links: [
      { href: pathOf("/auth/login"), label: m.layouts_log_in() },
      { href: pathOf("/auth/signup"), label: m.layouts_sign_up() },
      { href: pathOf("/verify"), label: m.layouts_check_licence() },
      { href: pathOf("/privacy"), label: m.layouts_privacy() },
    ],
  },
];

export function PortalFooter({ isPublic = false }: { isPublic?: boolean }) {
  return (
    <Footer groups={isPublic ? publicGroups() : groups()}>
      <LanguageSwitch />
      <Text size="small">{m.layouts_about()}</Text>
    </Footer>
  );
}
