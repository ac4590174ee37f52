import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from "react";

/**
 * The props of a component that renders this library's links in place of `a`: an anchor's props, with `href` required.
 */
export type LinkRendererProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * The context with the component that renders all links of this library. By default, links are plain anchors. An app
 * with a router provides its own link component once, at its root.
 *
 * @example
 * <LinkRenderer value={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>…</LinkRenderer>
 */
export const LinkRenderer = createContext<ComponentType<LinkRendererProps> | "a">("a");

/** Returns the element or component to render links with. */
export const useLinkRenderer = () => use(LinkRenderer);
