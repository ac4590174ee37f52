import type { ContainerProps } from "@kwan/ui";
import { lazy, Suspense } from "react";
import { orNothing } from "../page/or-nothing.ts";
import { useNotices } from "./use-notices.ts";

const Notices = lazy(orNothing(async () => (await import("./Notices.tsx")).Notices));

type NoticeAreaProps = {
  /** The width of the page's content, with whose left edge the notices align. */
  width: NonNullable<ContainerProps["width"]>;
};

/**
 * The place for notices at the top of every page. Nearly always there is none, so what draws them is loaded only if there
 * is one. Screen readers read a new one at the next pause.
 */
export function NoticeArea({ width }: NoticeAreaProps) {
  const notices = useNotices();
  return (
    <div aria-live="polite">
      {notices.length > 0 && (
        <Suspense>
          <Notices notices={notices} width={width} />
        </Suspense>
      )}
    </div>
  );
}
