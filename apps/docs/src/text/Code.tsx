import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { common, createLowlight } from "lowlight";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import * as styles from "./text.css.ts";

const languages = ["bash", "css", "json", "python", "typescript"];
const lowlight = createLowlight(
  Object.fromEntries(Object.entries(common).filter(([name]) => languages.includes(name))),
);
const names: Readonly<Record<string, string>> = { sh: "bash", ts: "typescript", tsx: "typescript", py: "python" };

const labels: Readonly<Record<string, string>> = {
  bash: "Terminal",
  css: "CSS",
  json: "JSON",
  python: "Python",
  typescript: "TypeScript",
};

export type CodeProps = {
  children: string;
  language?: string | undefined;
  /** What the bar above the code says, if it is not the language. */
  label?: string | undefined;
};

/**
 * Code with its keywords coloured, by classes: the policy of the site allows no style attribute. A long line scrolls,
 * so the code can be focused with the keyboard.
 */
export function Code({ children, language = "", label }: CodeProps) {
  const name = names[language] ?? language;
  const text = children.trimEnd();
  const tree = lowlight.registered(name) ? lowlight.highlight(name, text) : undefined;
  return (
    <div className={styles.code}>
      <div className={styles.codeBar}>
        <span>{label ?? labels[name] ?? ""}</span>
        <button type="button" hidden data-copy="" className={styles.copy}>
          Copy
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard. */}
      <pre tabIndex={0} className={styles.pre}>
        <code>{tree ? toJsxRuntime(tree, { Fragment, jsx, jsxs }) : text}</code>
      </pre>
    </div>
  );
}
