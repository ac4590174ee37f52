/** Why a payment has failed and what to do. The payer's page and the notification use the same words. */
export const endings = {
  failed: "The payment did not go through, and you have not been charged. Try again, or pay in another way.",
  expired:
    "The payment was not finished in time. If no money has left your account, start again. If it has, do not pay again: we are checking.",
} as const;
