export { type Act, actTitles, isAct, recordTitles } from "./oversight/acts.ts";
export { type AgeBand, ageBands, bandOf, percentile, type Taken } from "./oversight/waiting.ts";
