// The public surface of the domain. What is heavy stands behind a sub-path: ./phone carries the numbering plans,
// ./countries the list of countries, ./dates the written forms of a date, ./kinds the table of service kinds.

export {
  type ClassFacts,
  classFacts,
} from "./classes/class-facts.ts";
export {
  type ClassLetter,
  classLadder,
  classLetter,
  classLetters,
  nextOnLadder,
  reduceClasses,
  showClasses,
} from "./classes/class-letters.ts";
export { type Country, nationality, nationalityOption } from "./countries/nationality.ts";
export { addDays, addMonths, addYears, ageOn, daysBetween, reachesAgeOn } from "./dates/calendar.ts";
export { type DateFromParts, dateFromParts } from "./dates/date-parts.ts";
export { dayOf, isInstant, isSameDay } from "./dates/days.ts";
export { datePartsOf, daysInMonth, isPlainDate, type PlainDate, plainDateOf } from "./dates/plain-date.ts";
export { instant, plainDate, requiredDate } from "./dates/schemas.ts";
export { cleanLine, cleanLines } from "./forms/clean-text.ts";
export { isEmail, optionalEmail } from "./forms/email.ts";
export { type FileLike, fileOrText, isFileLike } from "./forms/files.ts";
export { type LoginTarget, loginTarget, loginTargetText, verificationCode } from "./forms/login.ts";
export { type Option, option } from "./forms/options.ts";
export {
  newPassword,
  type PasswordRule,
  passwordProblems,
  passwordRules,
  passwordsMatch,
} from "./forms/passwords.ts";
export { optionalText, type ProblemOf, requiredText } from "./forms/text.ts";
export { formatCedis, formatCedisForSms, parseCedis, wireMoney } from "./money/cedis.ts";
export { addPesewas, type Pesewas, pesewasFromWire, wireFromPesewas } from "./money/pesewas.ts";
export { checkCharacter, codeAlphabet, dammDigit } from "./numbers/check-digits.ts";
export {
  applicationNumber,
  invoiceNumber,
  readApplicationNumber,
  receiptNumber,
} from "./numbers/document-numbers.ts";
export { type Random, readShareCode, shareCode, toastId } from "./numbers/random-codes.ts";
export { birthDate } from "./people/birth-date.ts";
export {
  changeRequest,
  type Evidence,
  evidenceFor,
  hasChanges,
  type Identity,
  type IdentityChanges,
} from "./people/change-request.ts";
export { changeRequestForm, reasonForChange } from "./people/change-request-form.ts";
export {
  type IdentityNumberKind,
  identityNumber,
  isGhanaPassport,
  readIdentityNumber,
} from "./people/identity-numbers.ts";
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
export { bloodGroups, idTypes, maritalStatuses, restrictions, sexes, titles } from "./people/profile-options.ts";
export { addressStep, birthStep, contactStepWith, identityStep } from "./people/profile-steps.ts";
export { type Role, role, roles } from "./people/roles.ts";
export { type User, user } from "./people/user.ts";
export { type MobileNetwork, mobileNetworkOf } from "./phones/mobile-networks.ts";
export { phoneNumberText, phoneTextOf } from "./phones/phone-text.ts";
export { digitalAddress, postCodeOf, readDigitalAddress } from "./places/digital-address.ts";
export { distanceKm, type Point } from "./places/distance.ts";
export {
  addressFromPlace,
  type MapsPlace,
  type PlaceAddress,
  type PlaceComponent,
  roundCoordinate,
} from "./places/place-address.ts";
export { defaultServiceType, isFinalized, type Service, service, serviceResults } from "./services/service.ts";

// applications/: the table of states and actions
