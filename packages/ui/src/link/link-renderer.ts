import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from "react";

/** What stands for `a` in the kit's links: takes an anchor's props, `href` always among them. */
export type LinkRendererProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * How links go to another page. Without it they are plain anchors; an app with a router gives its own link once, at the top.
 *
 * @example
 * <LinkRenderer value={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>…</LinkRenderer>
 */
export const LinkRenderer = createContext<ComponentType<LinkRendererProps> | "a">("a");

/** The element or component to draw a link with. */
export const useLinkRenderer = () => use(LinkRenderer);
