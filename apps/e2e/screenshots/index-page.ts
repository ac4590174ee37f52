import type { Rows } from "./screen.ts";

/** Each screen is shown on a phone and a desktop, in light and dark mode. */
export const appearances = [
  { name: "phone-light", screen: "phone", theme: "light" },
  { name: "phone-dark", screen: "phone", theme: "dark" },
  { name: "desktop-light", screen: "desktop", theme: "light" },
  { name: "desktop-dark", screen: "desktop", theme: "dark" },
] as const;

const style = `
body { font: 1rem/1.4 system-ui, sans-serif; margin: 1rem; background: #777; color: #fff }
nav a { color: #fff; margin-right: 1rem }
h2 { position: sticky; top: 0; background: #777; margin: 2rem 0 0; padding: .5rem 0 }
section { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding-bottom: 1rem }
img { display: block; max-height: 50rem }
`;

const anchor = (group: string) => group.toLowerCase().replaceAll(/\W+/g, "-");

/** Builds the page that lists all screens, with a row for each and its four screenshots. */
export function indexPage(groups: readonly Rows[]): string {
  const links = groups.map(({ group }) => `<a href="#${anchor(group)}">${group}</a>`);
  const rows = groups.map(({ group, screens }) => {
    const pictures = screens.map(({ name }) => {
      const images = appearances.map(
        (appearance) =>
          `<a href="${name}-${appearance.name}.png"><img loading="lazy" src="${name}-${appearance.name}.png" alt="${name}, ${appearance.name}"></a>`,
      );
      return `<h3>${name}</h3>\n<section>${images.join("\n")}</section>`;
    });
    return `<h2 id="${anchor(group)}">${group}</h2>\n${pictures.join("\n")}`;
  });
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Every screen</title><style>${style}</style>
<h1>Every screen</h1>\n<nav>${links.join("\n")}</nav>\n${rows.join("\n")}\n</html>\n`;
}
