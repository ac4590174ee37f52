import type { IconShape } from "./shapes.ts";

// Icons that no log-in needs. A page that needs none of them does not load them.
export const cameraIcon: IconShape = { path: "M3 8h4l2-3h6l2 3h4v11H3zm9 2a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7" };
export const copyIcon: IconShape = { path: "M9 9h11v11H9zm-4 6H4V4h11v1" };
export const locationIcon: IconShape = {
  path: "M12 21s-7-6.4-7-11.5a7 7 0 0 1 14 0C19 14.6 12 21 12 21m0-14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
};
export const uploadIcon: IconShape = { path: "M12 15V4M7 9l5-5 5 5M5 20h14" };
