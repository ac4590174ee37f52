import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { widths } from "../.storybook/widths.ts";
import styles from "./docs.module.css";

/** Screens next to each other, as many as fit. */
export const Screens = ({ children }: { children: ReactNode }) => (
  <div className={`sb-unstyled ${styles.screens}`}>{children}</div>
);

type ScreenProps = {
  /** The ID of a story of the portal. */
  story: string;
  /** The state that the screen shows. */
  state: string;
  on?: "phone" | "desktop";
  height?: number;
};

/** A whole screen of the portal in one of its states, as a phone or a desktop sees it, but drawn smaller. */
export function Screen({ story, state, on = "phone", height = on === "phone" ? 640 : 760 }: ScreenProps) {
  const { width } = widths[on].styles;
  return (
    <figure className={on === "phone" ? styles.phone : `${styles.phone} ${styles.desktop}`}>
      <figcaption>
        <AnchorMdx href={`?path=/story/${story}`} target="_self">
          {state}
        </AnchorMdx>
      </figcaption>
      <div>
        <iframe
          id={`iframe--${story}`}
          title={state}
          src={`iframe.html?viewMode=story&id=${story}`}
          loading="lazy"
          style={{ width, height }}
        />
      </div>
    </figure>
  );
}
