import { errorIcon, Icon, successIcon } from "@kwan/ui";
import type { ReactNode } from "react";
import styles from "./docs.module.css";

/** Two ways to use a component, next to each other. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.pair}`}>{children}</div>;
}

type ExampleProps = {
  /** What is good or bad about the example. */
  why: string;
  children: ReactNode;
};

function Half({ word, why, children }: ExampleProps & { word: "Do" | "Don't" }) {
  const isGood = word === "Do";
  return (
    <figure className={`${styles.half} ${isGood ? styles.good : styles.bad}`}>
      <div className={styles.live}>{children}</div>
      <figcaption className={styles.why}>
        <strong>
          <Icon shape={isGood ? successIcon : errorIcon} /> {word}
        </strong>
        <span>{why}</span>
      </figcaption>
    </figure>
  );
}

/** A live example to follow. */
export const Do = (props: ExampleProps) => <Half {...props} word="Do" />;

/** A live example to avoid. */
export const Dont = (props: ExampleProps) => <Half {...props} word="Don't" />;
