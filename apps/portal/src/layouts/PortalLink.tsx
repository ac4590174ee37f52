import type { LinkRendererProps } from "@kwan/ui";
import { Link } from "react-router";
import { isPublicPath } from "../paths.ts";

const isOwn = (href: string) =>
  href.startsWith("/") && !href.startsWith("//") && !/^\/(api|mailbox|sandbox)(\/|$)/.test(href);

/** A link of the kit as the router draws it: within the portal without a new document, to all else with one. */
export function PortalLink({ href, ref, ...anchor }: LinkRendererProps) {
  if (!isOwn(href)) return <a {...anchor} ref={ref} href={href} />;
  return <Link {...anchor} {...(ref ? { ref } : {})} to={href} reloadDocument={isPublicPath(href)} />;
}
