import type { PortalFile } from "./file.ts";

/** A page of the portal: for which paths, its document, and what is told along with it. */
export interface PortalPage {
  readonly fits: RegExp;
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
  path.endsWith(".css") ? `<${path}>; rel=preload; as=style; crossorigin` : `<${path}>; rel=modulepreload; crossorigin`;

/**
 * A page, and the paths that it is for: `:name` stands for one part of a path, a `*` at the end for all that follows.
 *
 * @example
 * pageOf("/services/view/:id", file, listed).fits.test("/services/view/srv_1"); // true
 */
export function pageOf(path: string, file: PortalFile, { styles, preloads = [] }: ListedPage): PortalPage {
  const pattern = path.replace(/:\w+/g, "[^/]+").replace(/\*$/, path === "/*" ? ".*" : ".+");
  return {
    fits: new RegExp(`^${pattern}$`),
    file,
    styles,
    link: preloads.length > 0 ? preloads.map(linkTo).join(", ") : undefined,
  };
}
