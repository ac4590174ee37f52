import type { Role } from "@kwan/domain";
import { Footer, Link, Text } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "../guide/addresses.ts";
import { pathOf } from "../paths.ts";
import { aboutGroup, publicFooterGroups } from "./footer-groups.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

/** Only citizens take theory tests. */
const practice = (role: Role | undefined) =>
  role === "learner" || role === "driver" ? [{ href: pathOf("/tests/practice"), label: m.layouts_practise() }] : [];

const groups = (role: Role | undefined) => [
  {
    heading: m.layouts_help(),
    links: [
      { href: guide.help, label: m.layouts_help() },
      { href: pathOf("/branches"), label: m.layouts_find_branch() },
      ...practice(role),
    ],
  },
  {
    heading: m.layouts_you(),
    links: [
      { href: pathOf("/account"), label: m.layouts_account_and_data() },
      { href: pathOf("/notifications"), label: m.layouts_notifications() },
    ],
  },
  aboutGroup(),
];

type PortalFooterProps = { isPublic?: boolean; role?: Role | undefined };

export function PortalFooter({ isPublic = false, role }: PortalFooterProps) {
  return (
    <Footer groups={isPublic ? publicFooterGroups() : groups(role)}>
      <LanguageSwitch />
      <Text size="small">
        {m.layouts_about()}{" "}
        <Link href="/docs/" hrefLang="en" tone="inherit">
          {m.layouts_for_developers()}
        </Link>
      </Text>
    </Footer>
  );
}
