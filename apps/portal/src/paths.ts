/** The prefix of every address: empty for English, the language's code for all others. */
export const base: string = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Every address of the portal. */
export const paths = {
  home: `${base}/`,
  profile: `${base}/profile`,
  editProfile: `${base}/profile/edit`,
  editProfilePart: (part: string) => `${paths.editProfile}?${new URLSearchParams({ part })}`,
  addProfile: `${base}/profile/add`,
  addProfileStep: (step: string) => `${paths.addProfile}?${new URLSearchParams({ step })}`,
  profileAdded: `${base}/profile/add-success`,
  services: `${base}/services`,
  service: (id: string, code: string) => `${base}/services/view/${encodeURIComponent(id)}/${encodeURIComponent(code)}`,
  payService: (id: string, code: string) => `${paths.service(id, code)}/pay`,
  theoryTest: (id: string, code: string, part: string) => `${paths.service(id, code)}/test/${part}`,
  chooseService: `${base}/services/add/type`,
  firstService: `${base}/services/add/first`,
  addService: (kind?: string, draft?: string) =>
    `${base}/services/add${kind ? `?${new URLSearchParams({ kind, ...(draft ? { draft } : {}) })}` : ""}`,
  login: `${base}/auth/login`,
  verifyLogin: `${base}/auth/login/verify`,
  signup: `${base}/auth/signup`,
  verifySignup: `${base}/auth/signup/verify`,
  forgotPassword: `${base}/auth/forgot-password`,
  verifyReset: `${base}/auth/forgot-password/verify`,
  resetPassword: `${base}/auth/forgot-password/reset`,
  invoice: (id: string) => `${base}/extern/invoice/${encodeURIComponent(id)}`,
  practice: `${base}/tests/practice`,
  branches: `${base}/branches`,
  notifications: `${base}/notifications`,
  trainees: `${base}/school/trainees`,
  classRecords: `${base}/school/class-records`,
  classRecordsOf: (learner: string) => `${base}/school/class-records?${new URLSearchParams({ learner })}`,
  updateRequests: `${base}/review/update-requests`,
  updateRequest: (id: string, driver: string) =>
    `${base}/review/update-requests/${encodeURIComponent(id)}?${new URLSearchParams({ driver })}`,
  office: `${base}/office`,
  officeMoney: `${base}/office/money`,
  officeIdentities: `${base}/office/identities`,
  officeService: (id: string) => `${base}/office/${encodeURIComponent(id)}`,
  staff: `${base}/staff`,
  undelivered: `${base}/staff#undelivered`,
  reports: `${base}/reports`,
  account: `${base}/account`,
  changeLogin: (part: "email" | "phone" | "password") => `${base}/account/edit?part=${part}`,
  shareLicence: `${base}/licence/share`,
  enterCode: `${base}/verify`,
  checkLicence: (code: string) => `${base}/verify/${encodeURIComponent(code)}`,
} as const;

/** Pages that need no login are separate documents: a link to or from one loads a document. */
export const isPublicPath = (path: string): boolean => /^\/(auth|extern|verify)(\/|$)/.test(path.slice(base.length));
