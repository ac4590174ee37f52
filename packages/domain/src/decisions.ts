export { type AppealState, appealDays, appealStates, lastDayToAppeal } from "./decisions/appeals.ts";
export {
  type DecisionDetails,
  type DecisionKind,
  type DecisionState,
  type Decisions,
  decisionKinds,
  decisionRow,
  decisionStates,
  decisions,
  evidenceFor,
  readDecision,
} from "./decisions/registry.ts";
export { type DecisionRow, type EvidenceRule, type Subject, subjectReaders, subjects } from "./decisions/row.ts";
