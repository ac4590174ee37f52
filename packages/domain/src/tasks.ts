export {
  type ApplicationState,
  pageOfTask,
  type TaskKind,
  type TaskRow,
  type TaskStates,
  taskKinds,
  taskRow,
  taskStatuses,
  tasks,
} from "./tasks/registry.ts";
export { type Duty, isForOfficer, separationFrom, separations } from "./tasks/separation-of-duties.ts";
