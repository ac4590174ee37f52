import { media } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** On wide screens, the filters are behind a button of the toolbar, so that more tasks are in view. Phones have their own. */
export const closedFilters = style({ "@media": { [media.tablet]: { display: "none" } } });
export const filterButton = style({ "@media": { [media.phoneOnly]: { display: "none" } } });
