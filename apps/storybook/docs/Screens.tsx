import { Heading } from "@storybook/addon-docs/blocks";
import type { Entry } from "../catalogue/catalogue.ts";
import { GuideLink } from "./links.tsx";

/** More screens than this are only counted. */
const maxScreens = 8;

/** The screens of the portal that use the components of a page. They are read from the portal's imports. */
export function Screens({ entries }: { entries: readonly Entry[] }) {
  const all = entries.flatMap(({ screens }) => screens);
  const screens = [...new Map(all.map((screen) => [screen.id, screen])).values()];
  const more = screens.length - maxScreens;
  if (screens.length === 0) return null;
  return (
    <>
      <Heading>Screens that use it</Heading>
      <ul>
        {screens.slice(0, maxScreens).map(({ title, id }) => (
          <li key={id}>
            <GuideLink href={`?path=/docs/${id}`}>{title}</GuideLink>
          </li>
        ))}
      </ul>
      {more > 0 && <p>It is on {more} more of the portal's screens.</p>}
    </>
  );
}
