import { Heading } from "@kwan/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { hasNavigated } from "./navigated.ts";
import { revealStepHeading } from "./scroll-to.ts";

/** The heading of a step. It receives focus after navigation, and going back to the step does not scroll past it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!hasNavigated()) return;
    heading.current?.focus({ preventScroll: true });
    revealStepHeading();
  }, []);
  return (
    <Heading level={2} ref={heading} tabIndex={-1} data-step-heading>
      {children}
    </Heading>
  );
}
