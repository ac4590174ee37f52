import type { SeenStatus } from "../src/platform/payment-provider.ts";

/** What can happen to a payment: what the provider says of it, or that it expires or is cancelled. */
export type News = SeenStatus | "too little" | "dollars" | "expire" | "cancel";

/** What changes in each state: the rows | what is recorded | what the payer is told. Whatever is missing changes nothing. */
export const changes: Readonly<Record<string, Readonly<Partial<Record<News, string>>>>> = {
  waiting: {
    success: "paid, settled, invoice paid at a time, paid, receipt, paid | pay_invoice | Payment received",
    "too little":
      "failed (wrong_amount), received 20999, settled, flagged, invoice unpaid, awaiting_payment, flagged | flag_payment | We are checking your payment",
    dollars:
      "failed (wrong_amount), received 21000, USD, settled, flagged, invoice unpaid, awaiting_payment, flagged | flag_payment | We are checking your payment",
    failed: "failed, settled, invoice unpaid, awaiting_payment | end_payment | Payment not received",
    pending: "pending, invoice pending, awaiting_payment | - | -",
    reversed: "reversed, settled, invoice unpaid, awaiting_payment | reverse_payment | Payment refunded",
    expire: "expired, settled, invoice unpaid, awaiting_payment | end_payment | Payment not received",
    cancel: "cancelled, settled, invoice unpaid, awaiting_payment | end_payment | -",
  },
  "waiting beside another": {
    success: "paid, settled, invoice paid at a time, paid, receipt, paid | pay_invoice | Payment received",
    "too little":
      "failed (wrong_amount), received 20999, settled, flagged, invoice pending, awaiting_payment, flagged | flag_payment | We are checking your payment",
    dollars:
      "failed (wrong_amount), received 21000, USD, settled, flagged, invoice pending, awaiting_payment, flagged | flag_payment | We are checking your payment",
    failed: "failed, settled, invoice pending, awaiting_payment | end_payment | Payment not received",
    pending: "pending, invoice pending, awaiting_payment | - | -",
    reversed: "reversed, settled, invoice pending, awaiting_payment | reverse_payment | Payment refunded",
    expire: "expired, settled, invoice pending, awaiting_payment | end_payment | Payment not received",
    cancel: "cancelled, settled, invoice pending, awaiting_payment | end_payment | -",
  },
  "waiting, the invoice is paid": {
    success:
      "cancelled (refund_due), settled, flagged, invoice paid at a time, paid, refund of 21000 paid_twice, flagged | flag_payment | Your payment will be refunded",
    "too little":
      "failed (wrong_amount), received 20999, settled, flagged, invoice paid at a time, paid, flagged | flag_payment | We are checking your payment",
    dollars:
      "failed (wrong_amount), received 21000, USD, settled, flagged, invoice paid at a time, paid, flagged | flag_payment | We are checking your payment",
    failed: "failed, settled, invoice paid at a time, paid | end_payment | Payment not received",
    pending: "pending, invoice paid at a time, paid | - | -",
    reversed: "reversed, settled, invoice paid at a time, paid | reverse_payment | Payment refunded",
    expire: "expired, settled, invoice paid at a time, paid | end_payment | Payment not received",
    cancel: "cancelled, settled, invoice paid at a time, paid | end_payment | -",
  },
  "waiting, the invoice has expired": {
    success: "paid, settled, invoice paid at a time, paid, receipt, paid | pay_invoice | Payment received",
    "too little":
      "failed (wrong_amount), received 20999, settled, flagged, invoice expired, awaiting_payment, flagged | flag_payment | We are checking your payment",
    dollars:
      "failed (wrong_amount), received 21000, USD, settled, flagged, invoice expired, awaiting_payment, flagged | flag_payment | We are checking your payment",
    failed: "failed, settled, invoice expired, awaiting_payment | end_payment | Payment not received",
    pending: "pending, invoice expired, awaiting_payment | - | -",
    reversed: "reversed, settled, invoice expired, awaiting_payment | reverse_payment | Payment refunded",
    expire: "expired, settled, invoice expired, awaiting_payment | end_payment | Payment not received",
    cancel: "cancelled, settled, invoice expired, awaiting_payment | end_payment | -",
  },
  "waiting, the invoice has been replaced": {
    success:
      "cancelled (refund_due), settled, flagged, invoice expired, awaiting_payment, flagged | flag_payment | Your payment will be refunded",
    "too little":
      "failed (wrong_amount), received 20999, settled, flagged, invoice expired, awaiting_payment, flagged | flag_payment | We are checking your payment",
    dollars:
      "failed (wrong_amount), received 21000, USD, settled, flagged, invoice expired, awaiting_payment, flagged | flag_payment | We are checking your payment",
    failed: "failed, settled, invoice expired, awaiting_payment | end_payment | Payment not received",
    pending: "pending, invoice expired, awaiting_payment | - | -",
    reversed: "reversed, settled, invoice expired, awaiting_payment | reverse_payment | Payment refunded",
    expire: "expired, settled, invoice expired, awaiting_payment | end_payment | Payment not received",
    cancel: "cancelled, settled, invoice expired, awaiting_payment | end_payment | -",
  },
  pending: {
    success: "paid, settled, invoice paid at a time, paid, receipt, paid | pay_invoice | Payment received",
    "too little":
      "failed (wrong_amount), received 20999, settled, flagged, invoice unpaid, awaiting_payment, flagged | flag_payment | We are checking your payment",
    dollars:
      "failed (wrong_amount), received 21000, USD, settled, flagged, invoice unpaid, awaiting_payment, flagged | flag_payment | We are checking your payment",
    failed: "failed, settled, invoice unpaid, awaiting_payment | end_payment | Payment not received",
    reversed: "reversed, settled, invoice unpaid, awaiting_payment | reverse_payment | Payment refunded",
    expire: "expired, settled, invoice unpaid, awaiting_payment | end_payment | Payment not received",
    cancel: "cancelled, settled, invoice unpaid, awaiting_payment | end_payment | -",
  },
  paid: {
    reversed:
      "reversed, settled, invoice refunded at a time, awaiting_payment, receipt, paid, reversed | reverse_payment | Payment needed, Payment refunded",
  },
  failed: {
    success: "paid, settled, invoice paid at a time, paid, receipt, paid | pay_invoice | Payment received",
    "too little":
      "failed (wrong_amount), received 20999, settled, flagged, invoice unpaid, awaiting_payment, flagged | flag_payment | We are checking your payment",
    dollars:
      "failed (wrong_amount), received 21000, USD, settled, flagged, invoice unpaid, awaiting_payment, flagged | flag_payment | We are checking your payment",
    reversed: "reversed, settled, invoice unpaid, awaiting_payment | reverse_payment | Payment refunded",
  },
  expired: {
    success: "paid, settled, invoice paid at a time, paid, receipt, paid | pay_invoice | Payment received",
    "too little":
      "failed (wrong_amount), received 20999, settled, flagged, invoice unpaid, awaiting_payment, flagged | flag_payment | We are checking your payment",
    dollars:
      "failed (wrong_amount), received 21000, USD, settled, flagged, invoice unpaid, awaiting_payment, flagged | flag_payment | We are checking your payment",
    reversed: "reversed, settled, invoice unpaid, awaiting_payment | reverse_payment | Payment refunded",
  },
  cancelled: {
    success:
      "cancelled (refund_due), settled, flagged, invoice unpaid, awaiting_payment, refund of 21000 cancelled, flagged, refund_due | flag_payment | Your payment will be refunded",
    "too little":
      "failed (wrong_amount), received 20999, settled, flagged, invoice unpaid, awaiting_payment, flagged | flag_payment | We are checking your payment",
    dollars:
      "failed (wrong_amount), received 21000, USD, settled, flagged, invoice unpaid, awaiting_payment, flagged | flag_payment | We are checking your payment",
    reversed: "reversed, settled, invoice unpaid, awaiting_payment | reverse_payment | Payment refunded",
  },
  reversed: {},
  flagged: {
    reversed:
      "reversed, received 20999, settled, flagged, invoice unpaid, awaiting_payment, flagged, reversed | reverse_payment | Payment refunded",
  },
  "paid twice": {
    reversed:
      "reversed (refund_due), settled, flagged, invoice paid at a time, paid, refund of 21000 paid_twice, flagged | - | -",
  },
};
