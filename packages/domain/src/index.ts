// The package's root export, which must stay under 20.4 kB (gzipped). Larger parts have their own sub-paths: ./phone
// (numbering plans), ./countries (the list), ./dates (formats), ./profiles (a person's record), ./numbers (document
// numbers and codes), ./oversight (the actions in the audit log), ./tasks (staff tasks, and who may do them), ./places
// (addresses and distances), ./kinds (the registry of service kinds), ./decisions (kinds of decision), ./imports (files
// to import), ./enquiries (questions and complaints), ./sessions (the stored login), ./language (the current language).

export { act, availableActions, type Refusal } from "./applications/available-actions.ts";
export { endStatuses, flagsOf, isOpen, type Status, statuses } from "./applications/statuses.ts";
export {
  type Action,
  type Actor,
  actions,
  type Fact,
  type Facts,
  type Transition,
  transitions,
} from "./applications/transitions.ts";
export {
  type ClassLetter,
  classLadder,
  classLetter,
  classLetters,
  formatClasses,
  nextOnLadder,
  reduceClasses,
} from "./classes/class-letters.ts";
export { type Country, nationality, nationalityOption } from "./countries/nationality.ts";
export { anyDate } from "./dates/any-date.ts";
export {
  addDays,
  addMonths,
  addMonthsToInstant,
  addYears,
  ageOn,
  daysBetween,
  reachesAgeOn,
  weekdayOf,
} from "./dates/calendar.ts";
export { type DateFromParts, dateFromParts } from "./dates/date-parts.ts";
export { dayOf, isInstant, isSameDay } from "./dates/days.ts";
export { datePartsOf, daysInMonth, isPlainDate, type PlainDate, plainDateOf } from "./dates/plain-date.ts";
export { requiredDate } from "./dates/required-date.ts";
export { instant, plainDate } from "./dates/schemas.ts";
export { cleanLine, cleanLines } from "./forms/clean-text.ts";
export { isEmail, optionalEmail, ownEmail, placeholderEmail } from "./forms/email.ts";
export { type FileLike, fileOrText, isFileLike } from "./forms/files.ts";
export { type LoginTarget, loginTarget, loginTargetText, verificationCode } from "./forms/login.ts";
export { type Option, option } from "./forms/options.ts";
export { type PasswordRule, passwordProblems, passwordRules } from "./forms/password-rules.ts";
export { newPassword, passwordsMatch } from "./forms/passwords.ts";
export { searchPattern, searchText } from "./forms/search-text.ts";
export { optionalText, type ProblemOf, requiredText } from "./forms/text.ts";
export { formatCedis, formatCedisForSms, parseCedis } from "./money/cedis.ts";
export { addPesewas, type Pesewas, pesewas, pesewasFromWire, wireFromPesewas } from "./money/pesewas.ts";
export { type LearnerCreation, learnerCreationWith } from "./people/learner-creation.ts";
export {
  displayName,
  firstName,
  lastName,
  type Names,
  optionalPersonName,
  otherName,
  personName,
  username,
} from "./people/names.ts";
export {
  type ProgramBudget,
  type ProgramScope,
  programBudgets,
  programScopes,
} from "./people/program-scopes.ts";
export { type Role, role, roles } from "./people/roles.ts";
export { type Area, areaOf, mayDo, type Scope, scopes } from "./people/scopes.ts";
export { type User, user } from "./people/user.ts";
export { type MobileNetwork, mobileNetworkOf } from "./phones/mobile-networks.ts";
export { phoneInWords, phoneNumberText, phoneTextOf } from "./phones/phone-text.ts";
export { defaultServiceType, isFinalized, type Service, servicesIn, serviceTypeOf } from "./services/service.ts";
export { deadline, drawPaper, type Random, shuffle } from "./theory-tests/draw.ts";
export { type Part, type PartRules, partRules, parts, retakeRules, type Topic, topics } from "./theory-tests/parts.ts";
export { type Attempt, mayTake, type RetakeVerdict } from "./theory-tests/retake.ts";
export { isPassValid, type MarkedQuestion, type Score, score } from "./theory-tests/score.ts";
