/** Every address of the portal, once. */
export const paths = {
  home: "/",
  profile: "/profile",
  editProfile: "/profile/edit",
  editProfilePart: (part: string) => `${paths.editProfile}?${new URLSearchParams({ part })}`,
  addProfile: "/profile/add",
  addProfileStep: (step: string) => `${paths.addProfile}?${new URLSearchParams({ step })}`,
  profileAdded: "/profile/add-success",
  services: "/services",
  service: (id: string, code: string) => `/services/view/${encodeURIComponent(id)}/${encodeURIComponent(code)}`,
  theoryTest: (id: string, code: string, part: string) => `${paths.service(id, code)}/test/${part}`,
  chooseService: "/services/add/type",
  firstService: "/services/add/first",
  addService: (kind?: string, draft?: string) =>
    `/services/add${kind ? `?${new URLSearchParams({ kind, ...(draft ? { draft } : {}) })}` : ""}`,
  login: "/auth/login",
  verifyLogin: "/auth/login/verify",
  signup: "/auth/signup",
  verifySignup: "/auth/signup/verify",
  forgotPassword: "/auth/forgot-password",
  verifyReset: "/auth/forgot-password/verify",
  resetPassword: "/auth/forgot-password/reset",
  invoice: (id: string) => `/extern/invoice/${encodeURIComponent(id)}`,
  practice: "/tests/practice",
  branches: "/branches",
  notifications: "/notifications",
  classRecords: "/school/class-records",
  classRecordsOf: (learner: string) => `/school/class-records?${new URLSearchParams({ learner })}`,
  updateRequests: "/review/update-requests",
  updateRequest: (id: string, driver: string) =>
    `/review/update-requests/${encodeURIComponent(id)}?${new URLSearchParams({ driver })}`,
  office: "/office",
  officeService: (id: string, kind: string) => `/office/${encodeURIComponent(id)}?${new URLSearchParams({ kind })}`,
  staff: "/staff",
  reports: "/reports",
  account: "/account",
  shareLicence: "/licence/share",
  enterCode: "/verify",
  checkLicence: (code: string) => `/verify/${encodeURIComponent(code)}`,
} as const;

/** Pages that need no login stand by themselves: light, prerendered, and left by loading the next document. */
export const isPublicPath = (path: string): boolean => /^\/(auth|extern|verify)(\/|$)/.test(path);
