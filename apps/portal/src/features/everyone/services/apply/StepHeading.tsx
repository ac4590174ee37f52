import { Heading } from "@kwan/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { hasNavigated } from "../../../../page/navigated.ts";

/** The heading of a step. It receives focus after navigation. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Heading level={2} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
