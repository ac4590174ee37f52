import { m } from "#messages";
import { guide } from "../guide/addresses.ts";
import { pathOf } from "../paths.ts";

/** The links in the footer that everybody needs: who runs the portal, and on which terms (R-PUB-06). */
export const aboutGroup = () => ({
  heading: m.guide_footer_about(),
  links: [
    { href: guide.contact, label: m.guide_footer_contact() },
    { href: guide.complaint, label: m.guide_footer_complaint() },
    { href: pathOf("/privacy"), label: m.layouts_privacy() },
    { href: guide.accessibility, label: m.guide_footer_accessibility() },
    { href: guide.terms, label: m.guide_footer_terms() },
    { href: guide.cookies, label: m.guide_footer_cookies() },
    { href: pathOf("/browsers"), label: m.guide_footer_browsers() },
  ],
});

/** The links in the footer of pages that need no login. */
export const publicFooterGroups = () => [
  {
    heading: m.guide_footer_services(),
    links: [
      { href: guide.front, label: m.guide_home() },
      { href: guide.check, label: m.guide_link_check() },
      { href: guide.prices, label: m.guide_see_prices() },
      { href: guide.branches, label: m.guide_see_branches() },
      { href: guide.practice, label: m.guide_practice_title() },
      { href: pathOf("/verify"), label: m.guide_see_verify() },
    ],
  },
  {
    heading: m.layouts_help(),
    links: [
      { href: guide.help, label: m.guide_link_help() },
      { href: pathOf("/auth/login"), label: m.layouts_log_in() },
      { href: pathOf("/auth/signup"), label: m.layouts_sign_up() },
    ],
  },
  aboutGroup(),
];
