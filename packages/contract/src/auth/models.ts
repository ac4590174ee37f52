// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

export type RegisterLearnerBody = {
  first_name: string;
  last_name: string;
  username: string;
  phone_number: string;
  password1: string;
  email?: string | null | undefined;
  other_name?: string | null | undefined;
  /** The new password again. */
  password2?: string | null | undefined;
};

export type VerifyTargetBody = {
  /** The 6-digit code that we sent. */
  code: string;
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt?: string | undefined;
};

export type ResendCodeBody = {
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt?: string | undefined;
};

export type LoginByEmailBody = {
  email: string;
  /** Password. */
  password: string;
};

export type CompleteLoginByEmailBody = {
  /** The 6-digit code that we sent. */
  code: string;
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt?: string | undefined;
};

export type LoginByPhoneBody = {
  phone_number: string;
  /** Password. */
  password: string;
};

export type CompleteLoginByPhoneBody = {
  /** The 6-digit code that we sent. */
  code: string;
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt?: string | undefined;
};

export type VerifyPasswordResetBody = {
  /** Email address or phone number. */
  target: string;
  /** The 6-digit code that we sent. */
  code: string;
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt?: string | undefined;
};

export type VerifyPasswordResetAnswer = {
  /** Proof that the code was correct. You need it to set a new password. */
  reset_token: string;
  /** The time at which the reset token expires. */
  expires_at: string;
};

export type ConfirmPasswordResetBody = {
  /** Proof that the code was correct. You need it to set a new password. */
  reset_token: string;
  password1: string;
  /** The new password again. */
  password2?: string | null | undefined;
};

export type ConfirmPasswordResetAnswer = {
  message: string;
};
