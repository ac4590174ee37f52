/**
 * Returns the number of the training certificate that the authority issues for the lessons on record.
 *
 * @example
 * trainingCertificateNumber("GA-014", "T-1"); // "TC/GA-014/T-1"
 */
export const trainingCertificateNumber = (school_code: string, trainee_number: string): string =>
  `TC/${school_code}/${trainee_number}`;

/**
 * Returns whether an answer looks like the number of a training certificate that the authority issued itself: it starts
 * with "TC/". Does not check that the certificate exists.
 *
 * @example
 * isTrainingCertificateNumber(" tc/GA-014/T-1"); // true
 */
export const isTrainingCertificateNumber = (answer: unknown): boolean =>
  typeof answer === "string" && /^\s*TC\//i.test(answer);
