export { type Act, actTitles, isAct, recordTitles } from "./oversight/acts.ts";
export { decisionPower } from "./oversight/decision-powers.ts";
export { type People, type Power, takesTwo } from "./oversight/power.ts";
export { actionPowers, type PowerName, powers } from "./oversight/powers.ts";
export { type AgeBand, ageBandOf, ageBands, type DayCount, percentile } from "./oversight/waiting.ts";
