/** The IDs of the people and records in the examples. All of them are fictitious. */
export const ids = {
  driver: "drv_01H8QK3Z7N",
  service: "srv_01H8QM52AT",
  invoice: "inv_01H8QM5D0C",
  payment: "pay_01H8QM6F4B",
  document: "doc_01H8QN0K2R",
  branch: "brn_accra37",
  slot: "slt_01H8QP4V9E",
  appointment: "apt_01H8QP5M3S",
  request: "req_01H8QR1X6G",
  notification: "ntf_01H8QS7W5Y",
  delivery: "dlv_01H8QT8J1D",
  attempt: "att_01H8QV2P0K",
  session: "ses_01H8QW9H7F",
  share: "shr_01H8QX6C4M",
  account: "usr_01H8QY2R6P",
  decision: "dec_01H8R1A7KQ",
  import: "imp_01H8R2B6MZ",
  staff: "usr_01H8QY3T8Q",
  school: "sch_01H8QZ5R2V",
  instructor: "ins_01H8R2C5PV",
  record: "cls_01H8R02N6J",
  enrolment: "enr_01H8R0D4WX",
  task: "tsk_01H8R2B8MP",
  appeal: "apl_01H8R2E4RX",
  note: "not_01H8R2D3QW",
  notice: "ntc_01H8R2G7TA",
  program: "prg_01H8R2F5SY",
} as const;

/** Returns a page of a list that contains only these items. */
export const pageOf = <T>(...results: T[]) => ({ count: results.length, next: null, previous: null, results });
