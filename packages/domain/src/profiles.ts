export {
  type ClassFacts,
  classFacts,
} from "./classes/class-facts.ts";
export { birthDate } from "./people/birth-date.ts";
export {
  type IdentityNumberKind,
  identityNumber,
  identityNumberProblem,
  isGhanaPassport,
  readIdentityNumber,
} from "./people/identity-numbers.ts";
export { bloodGroups, idTypes, maritalStatuses, restrictions, sexes, titles } from "./people/profile-options.ts";
export { addressStep, birthStep, contactStepWith, identityStep } from "./people/profile-steps.ts";
export {
  type Evidence,
  evidenceFor,
  hasChanges,
  type Identity,
  type IdentityChanges,
  identityChanges,
} from "./people/update-request.ts";
export { reasonForChange, updateRequestForm } from "./people/update-request-form.ts";
