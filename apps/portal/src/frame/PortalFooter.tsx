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

/** The end of every page. */
export function PortalFooter({ isPublic = false }: { isPublic?: boolean }) {
  return (
    <Footer groups={isPublic ? [] : groups}>
      <Text size="small">Kwan is the self-service portal of the driver licensing authority.</Text>
    </Footer>
  );
}
