import { renderToString } from "react-dom/server";
import { stories } from "./stories.tsx";

/** What becomes of every story where there is no window: HTML, or why there is none. */
export const renderAll = () =>
  Object.fromEntries(
    [...stories].map(([name, Story]) => {
      try {
        return [name, { html: renderToString(<Story />) }];
      } catch (cause) {
        return [name, { error: String(cause) }];
      }
    }),
  );
