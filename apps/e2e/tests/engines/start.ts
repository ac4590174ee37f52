import type { Call } from "../people.ts";
import type { Tab } from "./tab.ts";

/** What a journey can use: a tab in an engine, and the server. */
export type Start = {
  tab: Tab;
  baseUrl: string;
  /** Makes calls as the seed's officer. */
  officer: Call;
};
