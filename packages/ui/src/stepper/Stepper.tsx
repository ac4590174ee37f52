import type { HTMLAttributes, Ref } from "react";
import { Link } from "../link/Link.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Stepper.css.ts";

/** A step of a long form. */
export type Step = {
  name: string;
  /** The step's URL. Set it once the step is done. */
  href?: string | undefined;
};

export type StepperProps = HTMLAttributes<HTMLElement> & {
  steps: readonly Step[];
  /** The index of the current step, starting at 0. */
  current: number;
  /** Formats the current step's position, for example as "Step 2 of 5: Details". */
  positionLabel?: (step: number, of: number, name: string) => string;
  doneLabel?: string;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * The progress through a long form, with links back to completed steps.
 *
 * @example
 * <Stepper steps={[{ name: "Details", href: "?step=details" }, { name: "Documents" }]} current={1} />
 */
export function Stepper(props: StepperProps) {
  const {
    steps,
    current,
    positionLabel = (step: number, of: number, name: string) => `Step ${step} of ${of}: ${name}`,
    doneLabel = "done",
    ...native
  } = useWords("stepper", props);
  const position = positionLabel(current + 1, steps.length, steps[current]?.name ?? "");
  const stateOf = (index: number) => (index < current ? "done" : index === current ? "current" : "to-come");
  return (
    <nav aria-label={position} {...native}>
      <p className={styles.line}>{position}</p>
      <ol className={styles.track}>
        {steps.map(({ name, href }, index) => (
          <li
            key={name}
            data-state={stateOf(index)}
            aria-current={index === current ? "step" : undefined}
            className={styles.part}
          >
            <span className={styles.bar} />
            <span className={styles.name}>
              {href && index < current ? <Link href={href}>{name}</Link> : name}
              {index < current && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
