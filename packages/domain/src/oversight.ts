export { type Act, actTitles, isAct, recordTitles } from "./oversight/acts.ts";
