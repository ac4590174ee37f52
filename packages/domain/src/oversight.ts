export { type Act, actTitles, isAct, recordTitles } from "./oversight/acts.ts";
export { type AgeBand, ageBandOf, ageBands, type DayCount, percentile } from "./oversight/waiting.ts";
