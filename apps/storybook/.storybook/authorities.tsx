import { type AuthorityProps, KentePattern } from "@kwan/ui";
import { createTheme } from "@kwan/ui/themes";

type OneAuthority = { title: string; css: string; own: Omit<AuthorityProps, "children"> };

/** The band of the invented authority: a row of lanterns. */
function Lanterns() {
  return (
    <svg aria-hidden="true" focusable="false" width="100%" height="8" style={{ display: "block" }}>
      <pattern id="lanterns" width="24" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0h24v8H0z" style={{ fill: "var(--kw-colour-fill-brand)" }} />
        <path d="M12 0l4 4-4 4-4-4z" style={{ fill: "var(--kw-colour-fill-accent)" }} />
      </pattern>
      <rect width="100%" height="8" fill="url(#lanterns)" />
    </svg>
  );
}

/** The card art of the invented authority: rays. */
function Rays() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 86 54" width="100%" height="100%" preserveAspectRatio="none">
      <path
        d="M86 54 0 0M86 54 0 18M86 54 0 36M86 54 20 0M86 54 44 0M86 54 66 0"
        style={{ stroke: "var(--kw-colour-fill-action)", strokeWidth: 0.4, opacity: 0.15 }}
      />
    </svg>
  );
}

/** The brand of the invented authority, as another team would write it. */
const brandOfLumina = { brand: "#4b2a7b", accent: "#ff7f66", font: "Georgia, serif", radius: 0 };

/** The authorities of the toolbar. The second one is invented, to see that nothing in the kit belongs to the first. */
export const authorities = {
  kwan: { title: "Kwan", css: "", own: { country: "GH", pattern: <KentePattern /> } },
  lumina: {
    title: "Civil Registry of Lumina (invented)",
    css: createTheme(brandOfLumina).css,
    own: { country: "LU", pattern: <Lanterns />, cardArt: <Rays /> },
  },
} satisfies Record<string, OneAuthority>;

export type AuthorityName = keyof typeof authorities;

/** Gives the whole page the colours of an authority. */
export function showColoursOf(name: AuthorityName): void {
  const id = "colours-of-authority";
  const style = document.getElementById(id) ?? document.createElement("style");
  style.id = id;
  if (style.textContent !== authorities[name].css) style.textContent = authorities[name].css;
  if (!style.isConnected) document.head.append(style);
}
