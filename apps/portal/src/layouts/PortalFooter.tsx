import { Footer, Text } from "@kwan/ui";
import { paths } from "../paths.ts";

const groups = [
  {
    heading: "Help",
    links: [
      { href: paths.branches, label: "Find a branch" },
      { href: paths.practice, label: "Practise for the theory test" },
    ],
  },
  {
    heading: "You",
    links: [
      { href: paths.account, label: "Your account and your data" },
      { href: paths.notifications, label: "Notifications" },
    ],
  },
];

const publicGroups = [
  {
    heading: "Kwan",
    links: [
      { href: paths.login, label: "Log in" },
      { href: paths.signup, label: "Sign up" },
      { href: paths.enterCode, label: "Check a licence" },
    ],
  },
];

/** The end of every page. */
export function PortalFooter({ isPublic = false }: { isPublic?: boolean }) {
  return (
    <Footer groups={isPublic ? publicGroups : groups}>
      <Text size="small">Kwan is the self-service portal of the driver licensing authority.</Text>
    </Footer>
  );
}
