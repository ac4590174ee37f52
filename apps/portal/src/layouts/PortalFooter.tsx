import { Footer, Text } from "@kwan/ui";
import { m } from "#messages";
import { paths } from "../paths.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const groups = () => [
  {
    heading: m.layouts_help(),
    links: [
      { href: paths.branches, label: m.layouts_find_branch() },
      { href: paths.practice, label: m.layouts_practise() },
    ],
  },
  {
    heading: m.layouts_you(),
    links: [
      { href: paths.account, label: m.layouts_account_and_data() },
      { href: paths.notifications, label: m.layouts_notifications() },
    ],
  },
];

const publicGroups = () => [
  {
    heading: "Kwan",
    links: [
      { href: paths.login, label: m.layouts_log_in() },
      { href: paths.signup, label: m.layouts_sign_up() },
      { href: paths.enterCode, label: m.layouts_check_licence() },
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
