import { renderToString } from "react-dom/server";
import { stories } from "./stories.tsx";

/** Renders every story without a window. Returns the HTML or an error message for each story. */
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
