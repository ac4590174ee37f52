import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>("../../../packages/{ui,signs}/src/**/*.stories.tsx", { eager: true });

/** Every story of every component, by the name of its file and the name of its export. */
export const stories: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(files).flatMap(([path, file]) =>
    Object.entries(composeStories(file) as Record<string, ComponentType>).map(
      ([name, Story]) => [`${path.replace(/^.*\/|\.stories\.tsx$/g, "")}, ${name}`, Story] as const,
    ),
  ),
);
