import { displayName } from "@kwan/domain";
import { Container, Header, LinkRenderer, LoadingBar, Menu, OfflineBanner, SkipLink, userIcon } from "@kwan/ui";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { m } from "#messages";
import { NoticeArea } from "../notices/NoticeArea.tsx";
import type { OnFailed } from "../page/ErrorPage.tsx";
import { keepFocus } from "../page/keep-focus.ts";
import { orNothing } from "../page/or-nothing.ts";
import { noteStart } from "../page/start.ts";
import { pathOf } from "../paths.ts";
import { logOut } from "../session/log-out.ts";
import { loginAgain } from "../session/login-again.ts";
import { useLeaveWhenLoggedOut } from "../session/use-leave-when-logged-out.ts";
import { useSession } from "../session/use-session.ts";
import { watchFields } from "../session/work-at-risk.ts";
import { ToastArea } from "../toasts/ToastArea.tsx";
import { BellLink } from "./BellLink.tsx";
import { Brand } from "./Brand.tsx";
import { linksFor } from "./header-links.ts";
import * as styles from "./layouts.css.ts";
import { PortalFooter } from "./PortalFooter.tsx";
import { PortalLink } from "./PortalLink.tsx";
import { PortalWords } from "./PortalWords.tsx";
import { useScroll } from "./use-scroll.ts";

const UnreadCount = lazy(
  orNothing(async () => (await import("../features/everyone/notifications/UnreadCount.tsx")).UnreadCount),
);
const LoginAgain = lazy(orNothing(async () => (await import("../features/open/auth/LoginAgain.tsx")).LoginAgain));

/** The layout of every page that needs a login: the header, the toasts and the content (R-FRM-01, R-FRM-02). */
export function DefaultLayout() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { user } = useSession();
  const mustLogIn = useSyncExternalStore(loginAgain.subscribe, loginAgain.isAsked, () => false);
  // The bell stays the same element when the number loads, so that it keeps focus.
  const [unread, setUnread] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(noteStart, []);
  useEffect(keepFocus, []);
  useEffect(watchFields, []);
  useScroll();
  useLeaveWhenLoggedOut();
  return (
    <PortalWords>
      <LinkRenderer value={PortalLink}>
        <div className={styles.page} data-layout="default">
          <SkipLink />
          <Header
            brand={<Brand />}
            links={linksFor(user?.role, pathname)}
            actions={
              <>
                <BellLink unread={unread} />
                <Suspense>
                  <UnreadCount onCount={setUnread} />
                </Suspense>
                <Menu
                  label={user ? displayName(user) : m.layouts_account()}
                  icon={userIcon}
                  align="end"
                  tone="inherit"
                  items={[
                    { label: m.layouts_profile(), href: pathOf("/profile") },
                    { label: m.layouts_account(), href: pathOf("/account") },
                    { label: m.layouts_log_out(), onChoose: () => void logOut() },
                  ]}
                />
              </>
            }
          />
          <OfflineBanner />
          <NoticeArea width="wide" />
          <main id="main" className={styles.main}>
            <LoadingBar loading={state !== "idle"} failed={hasFailed && state === "idle"} />
            <Container width="wide">
              <Outlet context={setFailed satisfies OnFailed} />
            </Container>
          </main>
          <PortalFooter role={user?.role} />
          <ToastArea />
          {mustLogIn && (
            <Suspense>
              <LoginAgain />
            </Suspense>
          )}
        </div>
      </LinkRenderer>
    </PortalWords>
  );
}
