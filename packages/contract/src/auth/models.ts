// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

export type RegisterLearnerBody = {
  /** First name. */
  first_name: string;
  /** Surname. */
  last_name: string;
  /** Username, used to log in. */
  username: string;
  /** Phone number, in the form +233… */
  phone_number: string;
  /** New password. */
  password1: string;
  /** Email address. */
  email?: string | null | undefined;
  /** Other names. Null if there are none. */
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
  /** Email address. */
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
  /** Phone number, in the form +233… */
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
  /** New password. */
  password1: string;
  /** The new password again. */
  password2?: string | null | undefined;
};

export type ConfirmPasswordResetAnswer = {
  /** Text to display to the person. */
  message: string;
};
