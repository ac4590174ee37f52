import type { LinkRendererProps } from "@kwan/ui";
import { Link } from "react-router";
import { isPublicPath } from "../paths.ts";

const isOwn = (href: string) =>
  href.startsWith("/") && !href.startsWith("//") && !/^\/(api|docs|mailbox|sandbox)(\/|$)/.test(href);

/**
 * Renders @kwan/ui links with the router. Links to public pages, and to pages outside the portal, load a new document.
 */
export function PortalLink({ href, ref, ...anchor }: LinkRendererProps) {
  if (!isOwn(href)) return <a {...anchor} ref={ref} href={href} />;
  return <Link {...anchor} {...(ref ? { ref } : {})} to={href} reloadDocument={isPublicPath(href)} />;
}
