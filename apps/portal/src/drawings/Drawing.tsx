import type { ReactNode } from "react";

/** The colours of road signs, which are the same in every theme. */
const [red, blue, yellow, green, white, black, grey] = [
  "#c8161d",
  "#0b58a6",
  "#fcc30b",
  "#12704a",
  "#fff",
  "#151515",
  "#8b9197",
];

const tick = (colour: string | undefined) => <path d="m36 41 8 8 17-18" fill="none" stroke={colour} strokeWidth="7" />;

/** The plates on the post, in the shapes that signs of their meaning have. */
const plates = {
  /** Straight ahead: a person is about to begin. */
  first: (
    <>
      <circle cx="48" cy="40" r="30" fill={blue} stroke={white} strokeWidth="3" />
      <path d="M48 60V25M36 36l12-13 12 13" fill="none" stroke={white} strokeWidth="7" />
    </>
  ),
  /** An empty road. */
  empty: (
    <>
      <rect x="18" y="12" width="60" height="54" rx="5" fill={blue} stroke={white} strokeWidth="3" />
      <path d="M43 20h10l10 38H33z" fill={white} />
      <path d="M48 24v7m0 6v7m0 6v7" stroke={blue} strokeWidth="3" />
    </>
  ),
  /** A green direction sign with a tick: nothing is left to do. */
  done: (
    <>
      <path d="M14 20h56l13 20-13 20H14z" fill={green} stroke={white} strokeWidth="3" strokeLinejoin="round" />
      {tick(white)}
    </>
  ),
  /** The diamond of a road with priority. */
  passed: (
    <>
      <path d="m48 6 35 34-35 34-35-34z" fill={white} stroke={grey} strokeWidth="2" strokeLinejoin="round" />
      <path d="m48 15 26 25-26 25-26-25z" fill={yellow} />
      {tick(black)}
    </>
  ),
  /** The triangle of a danger. */
  wrong: (
    <>
      <path d="m48 13 33 55H15z" fill={white} stroke={red} strokeWidth="7" strokeLinejoin="round" />
      <path d="M48 32v17m0 7v3" stroke={black} strokeWidth="6" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/**
 * A small drawing in the style of the road signs. It is decoration, so screen readers skip it.
 *
 * @example
 * <EmptyState heading="No applications yet" drawing={<Drawing of="empty" />} />
 */
export function Drawing({ of: name }: { of: keyof typeof plates }) {
  return (
    <svg viewBox="0 0 96 112" width="96" height="112" aria-hidden="true" focusable="false" strokeLinecap="round">
      <path d="M48 40v66" stroke={grey} strokeWidth="6" />
      <path d="M22 108h52" stroke={green} strokeWidth="5" />
      {plates[name]}
    </svg>
  );
}
