import type { PortalFile } from "./file.ts";

/** A page of the portal: for which addresses, its document, and what is told along with it. */
export interface PortalPage {
  readonly fits: (path: string, query: URLSearchParams) => boolean;
  readonly file: PortalFile;
  /** The hashes of the styles that stand in it. */
  readonly styles: readonly string[];
  /** Names what the page needs besides what its document names, so that it is asked for at once. */
  readonly link: string | undefined;
}

/** A page as the build lists it. */
export interface ListedPage {
  readonly file: string;
  readonly styles: readonly string[];
  readonly preloads?: readonly string[];
}

const linkTo = (path: string): string =>
  path.endsWith(".css")
    ? `<${path}>; rel=preload; as=style; crossorigin`
    : `<${path}>; rel=modulepreload; crossorigin; fetchpriority=low`;

/**
 * A page, and the addresses that it is for: `:name` stands for one part of a path, a `*` at the end for all that follows. What an
 * address asks, its request asks too.
 *
 * @example
 * pageOf("/services/add?kind=amendment", file, listed).fits("/services/add", new URLSearchParams("kind=amendment&step=2")); // true
 */
export function pageOf(address: string, file: PortalFile, { styles, preloads = [] }: ListedPage): PortalPage {
  const [path = "", asked] = address.split("?");
  const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace(/\*$/, path === "/*" ? ".*" : ".+")}$`);
  const asks = [...new URLSearchParams(asked)];
  return {
    fits: (path, query) => pattern.test(path) && asks.every(([name, value]) => query.get(name) === value),
    file,
    styles,
    link: preloads.length > 0 ? preloads.map(linkTo).join(", ") : undefined,
  };
}
