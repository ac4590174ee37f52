import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from "react";

/** The props of a component that replaces `a` in the kit's links: those of an anchor, always with an `href`. */
export type LinkRendererProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * Sets the component for all links of the kit. By default they are plain anchors. An app with a router provides its own
 * link once, at the top.
 *
 * @example
 * <LinkRenderer value={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>…</LinkRenderer>
 */
export const LinkRenderer = createContext<ComponentType<LinkRendererProps> | "a">("a");

/** Returns the element or component with which to render a link. */
export const useLinkRenderer = () => use(LinkRenderer);
