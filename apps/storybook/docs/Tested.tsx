import type { ReactNode } from "react";
import { tested } from "../catalogue/tested.ts";

/** What the tests of a component look at, and how every component is tested. */
export function Tested({ children }: { children: ReactNode }) {
  return (
    <>
      <h3>What was tested</h3>
      {children}
      <p>{tested}</p>
    </>
  );
}
