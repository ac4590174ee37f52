import { createService, getService, reportService, updateService } from "@kwan/contract";
import { type Kind, kinds } from "@kwan/domain/kinds";

/**
 * The callers: somebody without a token, a learner, a driver who does not own the record, staff, and last its owner.
 */
export const callers = ["nobody", "learner", "stranger", "school", "reviewer", "officer", "admin", "owner"] as const;
export type Caller = (typeof callers)[number];

/** The result of a call: admitted (whatever the answer), refused, or not found for this caller. */
export type Outcome = "in" | "401" | "403" | "404";

// biome-ignore format: columns are read downwards
const byFiler = {
  //                       nobody   learner  stranger school   reviewer officer  admin    owner
  create: { applicant: "   401      in       in       403      403      403      403      in",
            office: "      401      403      403      403      403      in       403      403" },
  get: { applicant: "      401      404      404      403      403      in       403      in",
         office: "         401      404      404      403      403      in       403      in" },
  update: { applicant: "   401      404      404      403      403      403      403      in",
            office: "      401      403      403      403      403      in       403      403" },
  report: { applicant: "   401      403      403      403      403      in       in       403",
            office: "      401      403      403      403      403      in       in       403" },
};

/** The calls of each kind. They only depend on who files its applications. */
const callsOfKinds = Object.fromEntries(
  Object.entries({ create: createService, get: getService, update: updateService, report: reportService }).flatMap(
    ([verb, calls]) =>
      Object.entries(calls).map(([kind, { id }]) => [
        id,
        byFiler[verb as keyof typeof byFiler][kinds[kind as Kind].filed_by],
      ]),
  ),
);

/**
 * The whole matrix: every call of the contract by every caller, in the order of `callers`. Each call uses a record
 * of the owner, or the caller's own if the call cannot name another person's.
 */
// biome-ignore format: columns are read downwards
export const permissions: Readonly<Record<string, string>> = {
  //                                        nobody   learner  stranger school   reviewer officer  admin    owner
  loginByEmail:                            "in       in       in       in       in       in       in       in",
  loginByPhone:                            "in       in       in       in       in       in       in       in",
  completeLoginByEmail:                    "in       in       in       in       in       in       in       in",
  completeLoginByPhone:                    "in       in       in       in       in       in       in       in",
  resendCode:                              "in       in       in       in       in       in       in       in",
  verifyTarget:                            "in       in       in       in       in       in       in       in",
  startPasswordReset:                      "in       in       in       in       in       in       in       in",
  verifyPasswordReset:                     "in       in       in       in       in       in       in       in",
  confirmPasswordReset:                    "in       in       in       in       in       in       in       in",
  registerLearner:                         "in       in       in       in       in       in       in       in",
  getMe:                                   "401      in       in       in       in       in       in       in",
  updateMe:                                "401      in       in       in       in       in       in       in",
  logOut:                                  "401      in       in       in       in       in       in       in",
  listSessions:                            "401      in       in       in       in       in       in       in",
  endSession:                              "401      404      404      404      404      404      404      in",
  endOtherSessions:                        "401      in       in       in       in       in       in       in",
  downloadMyData:                          "401      in       in       in       in       in       in       in",
  askForDeletion:                          "401      in       in       in       in       in       in       in",
  keepAccount:                             "401      in       in       in       in       in       in       in",
  getPreferences:                          "401      in       in       in       in       in       in       in",
  updatePreferences:                       "401      in       in       in       in       in       in       in",
  listStaff:                               "401      403      403      403      403      403      in       403",
  createStaff:                             "401      403      403      403      403      403      in       403",
  updateStaff:                             "401      403      403      403      403      403      in       403",
  listUndelivered:                         "401      403      403      403      403      403      in       403",
  retryUndelivered:                        "401      403      403      403      403      403      in       403",
  getDriver:                               "401      404      404      403      in       in       403      in",
  getIdentification:                       "401      404      404      403      in       in       403      in",
  putIdentification:                       "401      404      404      403      403      403      403      in",
  createDriver:                            "401      in       in       403      403      403      403      in",
  updateDriver:                            "401      404      404      403      403      403      403      in",
  getLicense:                              "401      404      404      403      in       in       403      in",
  getEyeTest:                              "401      404      404      403      403      in       403      in",
  recordEyeTest:                           "401      403      403      403      403      in       403      403",
  listAvailableServices:                   "401      404      404      403      403      in       403      in",
  listDriverPayments:                      "401      404      404      403      403      in       403      in",
  shareLicense:                            "401      404      404      403      403      403      403      in",
  listShares:                              "401      404      404      403      403      403      403      in",
  withdrawShare:                           "401      404      404      403      403      403      403      in",
  checkShare:                              "in       in       in       in       in       in       in       in",
  getRoadSignTest:                         "401      404      404      403      403      403      403      in",
  getRoadTrafficTest:                      "401      404      404      403      403      403      403      in",
  startTest:                               "401      404      404      403      403      403      403      in",
  answerQuestion:                          "401      404      404      403      403      403      403      in",
  handInTest:                              "401      404      404      403      403      403      403      in",
  getPractice:                             "in       in       in       in       in       in       in       in",
  listClassRecords:                        "401      in       in       in       403      in       403      in",
  listSchools:                             "401      403      403      403      403      in       in       403",
  listEnrolments:                          "401      403      403      in       403      403      403      403",
  enrolTrainee:                            "401      403      403      in       403      403      403      403",
  endEnrolment:                            "401      403      403      404      403      403      403      403",
  listBranches:                            "in       in       in       in       in       in       in       in",
  getBranch:                               "in       in       in       in       in       in       in       in",
  listSlots:                               "401      in       in       in       in       in       in       in",
  bookAppointment:                         "401      404      404      403      403      403      403      in",
  listAppointments:                        "401      in       in       403      403      in       403      in",
  moveAppointment:                         "401      404      404      403      403      403      403      in",
  cancelAppointment:                       "401      404      404      403      403      in       403      in",
  ...callsOfKinds,
  listServices:                            "401      404      404      403      403      in       403      in",
  getServiceOverview:                      "401      in       in       403      403      in       403      in",
  listServiceCosts:                        "in       in       in       in       in       in       in       in",
  listCostItems:                           "in       in       in       in       in       in       in       in",
  chooseCategory:                          "401      404      404      403      403      403      403      in",
  verifySchool:                            "401      404      404      403      403      403      403      in",
  getApplication:                          "401      404      404      403      403      in       403      in",
  moveService:                             "401      404      404      403      403      in       403      in",
  recordPracticalTest:                     "401      403      403      403      403      in       403      403",
  listFlaggedPayments:                     "401      403      403      403      403      in       403      403",
  resolveFlaggedPayment:                   "401      403      403      403      403      in       403      403",
  listUnverifiedIdentities:                "401      403      403      403      403      in       403      403",
  decideIdentity:                          "401      403      403      403      403      in       403      403",
  openService:                             "401      403      403      403      403      in       403      403",
  recordStep:                              "401      403      403      403      403      in       403      403",
  listOfficeQueue:                         "401      403      403      403      403      in       403      403",
  createDeliveryLocation:                  "401      404      404      403      403      403      403      in",
  updateDeliveryLocation:                  "401      404      404      403      403      403      403      in",
  uploadDocument:                          "401      404      404      403      403      in       403      in",
  getDocument:                             "401      404      404      403      in       in       403      in",
  downloadDocument:                        "401      404      404      403      in       in       403      in",
  deleteDocument:                          "401      404      404      403      403      403      403      in",
  getInvoice:                              "in       in       in       in       in       in       in       in",
  generateInvoice:                         "401      404      404      403      403      in       403      in",
  confirmPayment:                          "in       in       in       in       in       in       in       in",
  getRevenue:                              "401      403      403      403      403      in       in       403",
  startPayment:                            "in       in       in       in       in       in       in       in",
  getPayment:                              "in       in       in       in       in       in       in       in",
  receivePaymentWebhook:                   "401      401      401      401      401      401      401      401",
  getReceipt:                              "in       in       in       in       in       in       in       in",
  downloadReport:                          "401      403      403      403      403      in       in       403",
  createUpdateRequest:                     "401      404      404      403      403      403      403      in",
  listUpdateRequests:                      "401      in       in       403      in       403      403      in",
  approveUpdateRequest:                    "401      403      403      403      in       403      403      403",
  rejectUpdateRequest:                     "401      403      403      403      in       403      403      403",
  listNotifications:                       "401      in       in       in       in       in       in       in",
  markNotificationsRead:                   "401      in       in       in       in       in       in       in",
  listCountries:                           "in       in       in       in       in       in       in       in",
  getHealth:                               "in       in       in       in       in       in       in       in",
  getReadiness:                            "in       in       in       in       in       in       in       in",
  getMetrics:                              "in       in       in       in       in       in       in       in",
  getOpenapi:                              "in       in       in       in       in       in       in       in",
};
