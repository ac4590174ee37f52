import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";

/** Waits until React and the effects are done. */
export const settled = () => new Promise((done) => setTimeout(done, 20));
let root: Root | undefined;

// A form that is submitted would load another page in place of the tests.
document.addEventListener("submit", (event) => event.preventDefault());

/** Renders into the page in place of what was there, and returns the element around it. */
export async function show(content: ReactNode): Promise<HTMLElement> {
  if (!root) {
    const page = document.createElement("div");
    page.id = "stage";
    document.body.append(page);
    root = createRoot(page);
  }
  root.render(content);
  await settled();
  return document.getElementById("stage") as HTMLElement;
}

/** Removes what was rendered. */
export function clear(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}

/** What the form of this ID sends under a name. */
export const sentBy = (form: string, name: string): unknown[] =>
  new FormData(document.getElementById(form) as HTMLFormElement).getAll(name);
