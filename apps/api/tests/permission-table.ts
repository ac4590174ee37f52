import { getService, updateService } from "@kwan/contract";

/**
 * The callers: somebody without a token, a learner, a driver who does not own the record, staff, and last its owner.
 */
export const callers = ["nobody", "learner", "stranger", "school", "reviewer", "officer", "admin", "owner"] as const;
export type Caller = (typeof callers)[number];

/** The result of a call: admitted (whatever the answer), refused, or not found for this caller. */
export type Outcome = "in" | "401" | "403" | "404";

/** The calls that read and change an application, by its kind. The office changes what only the office files. */
const callsOfKinds = Object.fromEntries([
  ...Object.values(getService).map(({ id }) => [id, "401 404 404 403 403 in 403 in"]),
  ...Object.values(updateService)
    .filter(({ access }) => access[0] === "owner")
    .map(({ id }) => [id, "401 404 404 403 403 403 403 in"]),
]);

/**
 * The calls whose outcome does not follow from their access alone, by every caller, in the order of `callers`: those
 * about a record that is not found for people it does not concern. Each call uses a record of the owner, or the
 * caller's own if the call cannot name another person's.
 */
// biome-ignore format: columns are read downwards
export const permissions: Readonly<Record<string, string>> = {
  //                                        nobody   learner  stranger school   reviewer officer  admin    owner
  endSession:                              "401      404      404      404      404      404      404      in",
  getDriver:                               "401      404      404      403      in       in       403      in",
  getIdentification:                       "401      404      404      403      in       in       403      in",
  putIdentification:                       "401      404      404      403      403      403      403      in",
  updateDriver:                            "401      404      404      403      403      403      403      in",
  getLicense:                              "401      404      404      403      in       in       403      in",
  getEyeTest:                              "401      404      404      403      403      in       403      in",
  listAvailableServices:                   "401      404      404      403      403      in       403      in",
  listDriverPayments:                      "401      404      404      403      403      in       403      in",
  shareLicense:                            "401      404      404      403      403      403      403      in",
  listShares:                              "401      404      404      403      403      403      403      in",
  withdrawShare:                           "401      404      404      403      403      403      403      in",
  getRoadSignTest:                         "401      404      404      403      403      403      403      in",
  getRoadTrafficTest:                      "401      404      404      403      403      403      403      in",
  startTest:                               "401      404      404      403      403      403      403      in",
  answerQuestion:                          "401      404      404      403      403      403      403      in",
  handInTest:                              "401      404      404      403      403      403      403      in",
  endEnrolment:                            "401      403      403      404      403      403      403      403",
  bookAppointment:                         "401      404      404      403      403      403      403      in",
  moveAppointment:                         "401      404      404      403      403      403      403      in",
  cancelAppointment:                       "401      404      404      403      403      in       403      in",
  ...callsOfKinds,
  listServices:                            "401      404      404      403      403      in       403      in",
  chooseCategory:                          "401      404      404      403      403      403      403      in",
  verifySchool:                            "401      404      404      403      403      403      403      in",
  getApplication:                          "401      404      404      403      403      in       403      in",
  moveService:                             "401      404      404      403      403      in       403      in",
  createDeliveryLocation:                  "401      404      404      403      403      403      403      in",
  updateDeliveryLocation:                  "401      404      404      403      403      403      403      in",
  uploadDocument:                          "401      404      404      403      403      in       403      in",
  getDocument:                             "401      404      404      403      in       in       403      in",
  downloadDocument:                        "401      404      404      403      in       in       403      in",
  deleteDocument:                          "401      404      404      403      403      403      403      in",
  generateInvoice:                         "401      404      404      403      403      in       403      in",
  receivePaymentWebhook:                   "401      401      401      401      401      401      401      401",
  createUpdateRequest:                     "401      404      404      403      403      403      403      in",
};
