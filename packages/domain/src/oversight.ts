export { type Act, actTitles, isAct, recordTitles } from "./oversight/acts.ts";
export { type AgeBand, ageBandOf, ageBands, type DayCount, percentile } from "./oversight/waiting.ts";
export { type Power, type People, takesTwo } from "./oversight/power.ts";
export { actionPowers, decisionPower, type PowerName, powers } from "./oversight/powers.ts";
