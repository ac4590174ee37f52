/** Why an eye test was recorded although the person had another on the same day. */
export const eyeTests = [`alter table eye_tests add column reason text`];
