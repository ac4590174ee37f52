import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from "react";

/**
 * The props of a component that replaces `a` in the links of this library: those of an anchor, always with an `href`.
 */
export type LinkRendererProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * The context with the component that renders all links of this library. By default, links are plain anchors. An app
 * with a router provides its own link once, at the top.
 *
 * @example
 * <LinkRenderer value={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>…</LinkRenderer>
 */
export const LinkRenderer = createContext<ComponentType<LinkRendererProps> | "a">("a");

/** Returns the element or component with which to render a link. */
export const useLinkRenderer = () => use(LinkRenderer);
