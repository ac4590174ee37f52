import { themes } from "@kwan/ui/themes";
import axe from "axe-core";

/** Rules whose result can differ between themes. The accessibility add-on checks everything else once. */
const rules = ["color-contrast", "link-in-text-block"];

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Shows the story in each theme, and fails with the text that cannot be read. */
export async function expectEveryThemeToBeReadable(canvas: HTMLElement, own: string): Promise<void> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  const faults: string[] = [];
  // Colours change gradually between themes, so switch transitions off before checking.
  const still = document.createElement("style");
  still.textContent = "*, ::before, ::after { transition: none !important; animation-duration: 0s !important }";
  document.head.append(still);
  try {
    for (const theme of Object.keys(themes).filter((name) => name !== own)) {
      root.dataset.theme = theme;
      await frame();
      const { violations } = await axe.run(canvas.ownerDocument.body, { runOnly: rules });
      for (const { help, nodes } of violations) {
        for (const { html, failureSummary } of nodes) faults.push(`${theme}: ${help}\n${html}\n${failureSummary}`);
      }
    }
  } finally {
    still.remove();
    if (before) root.dataset.theme = before;
    else delete root.dataset.theme;
  }
  if (faults.length > 0) throw new Error(`Not every theme can be read:\n\n${faults.join("\n\n")}`);
}
