import axe from "axe-core";

/** Rules whose result can differ between themes. The accessibility add-on checks everything else once. */
const rules = ["color-contrast", "link-in-text-block"];

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Shows the story in other themes, and fails if any text is unreadable in one of those themes. */
export async function expectToBeReadableIn(others: readonly string[], canvas: HTMLElement): Promise<void> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  const faults: string[] = [];
  // Switch transitions off before checking, because they change colours gradually between themes.
  const still = document.createElement("style");
  still.textContent = "*, ::before, ::after { transition: none !important; animation-duration: 0s !important }";
  document.head.append(still);
  try {
    for (const theme of others) {
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
  if (faults.length > 0) throw new Error(`The story cannot be read in every theme:\n\n${faults.join("\n\n")}`);
}
