import { LinkRenderer, type LinkRendererProps } from "@kwan/ui";
import { type ComponentType, type MouseEvent, startTransition, useCallback, useEffect, useState } from "react";
import { AuthLayout } from "../frame/AuthLayout.tsx";
import { ExternalLayout } from "../frame/ExternalLayout.tsx";
import { noteNavigation } from "../frame/navigated.ts";
import { type Go, Navigation, useGo } from "./navigation.ts";
import { publicPageAt } from "./pages.ts";

/** A link within the public pages needs no new document. */
function PublicLink({ href, onClick, ...anchor }: LinkRendererProps) {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || !publicPageAt(href)) return;
    event.preventDefault();
    go(href);
  };
  return <a {...anchor} href={href} onClick={follow} />;
}

/** A page that is shown: where it stands, and what draws it. */
export type ShownPage = { path: string; Page: ComponentType };

/** The pages that need no login. Without a router, so that they work before the portal is loaded. */
export function PublicApp({ first }: { first: ShownPage }) {
  const [{ path, Page }, setShown] = useState(first);
  const show = useCallback(async (to: string) => {
    const load = publicPageAt(to);
    if (!load) return location.reload();
    const Page = await load();
    noteNavigation();
    startTransition(() => setShown({ path: to, Page }));
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    const follow = () => void show(location.pathname);
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [show]);
  const go: Go = (to, { replace = false } = {}) => {
    if (!publicPageAt(to)) return location[replace ? "replace" : "assign"](to);
    history[replace ? "replaceState" : "pushState"](null, "", to);
    void show(to);
  };
  const Layout = path.startsWith("/auth/") ? AuthLayout : ExternalLayout;
  return (
    <Navigation value={go}>
      <LinkRenderer value={PublicLink}>
        <Layout>
          <Page key={path} />
        </Layout>
      </LinkRenderer>
    </Navigation>
  );
}
