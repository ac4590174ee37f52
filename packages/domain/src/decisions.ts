export { type AppealState, appealDays, appealStates, lastDayToAppeal } from "./decisions/appeals.ts";
export { type DecisionKind, decisionKinds } from "./decisions/decision-kinds.ts";
export {
  attachableTo,
  type DecisionDetails,
  type DecisionState,
  type Decisions,
  decisionRow,
  decisionStates,
  decisions,
  evidenceFor,
  readDecision,
} from "./decisions/registry.ts";
export { type DecisionRow, type EvidenceRule, type Subject, subjectReaders, subjects } from "./decisions/row.ts";
