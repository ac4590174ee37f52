import { rendered } from "virtual:rendered-on-server";
import { type ComponentType, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { stories } from "./stories.tsx";

const settled = () => new Promise((done) => setTimeout(done, 20));

function Watched({ Story, onTakenOver }: { Story: ComponentType; onTakenOver: () => void }) {
  useEffect(onTakenOver, [onTakenOver]);
  return <Story />;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test("every story was rendered on the server", () => {
  expect(Object.keys(rendered).sort()).toEqual([...stories.keys()].sort());
});

test.each([...stories])("%s renders on the server, and hydrates without a difference", async (name, Story) => {
  expect(rendered[name]).toEqual({ html: expect.any(String) });
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const page = document.createElement("div");
  page.innerHTML = (rendered[name] as { html: string }).html;
  document.body.append(page);
  const recovered: unknown[] = [];
  let root: Root | undefined;
  // Unmounting a root before it has hydrated is reported as an error, and hydration can take a while on a busy machine.
  await new Promise<void>((takenOver) => {
    const onRecoverableError = (error: unknown) => recovered.push(error);
    root = hydrateRoot(page, <Watched Story={Story} onTakenOver={takenOver} />, { onRecoverableError });
  });
  await settled();
  root?.unmount();
  expect(recovered).toEqual([]);
  expect(consoleError.mock.calls.map(([first]) => String(first)).filter((text) => /hydrat/i.test(text))).toEqual([]);
});
