/**
 * The number of a training certificate that the authority has issued from the lessons on record.
 *
 * @example
 * trainingCertificateNumber("GA-014", "T-1"); // "TC/GA-014/T-1"
 */
export const trainingCertificateNumber = (school_code: string, trainee_number: string): string =>
  `TC/${school_code}/${trainee_number}`;

/**
 * Whether an answer is the number of a training certificate that the authority has issued itself.
 *
 * @example
 * isTrainingCertificateNumber(" tc/GA-014/T-1"); // true
 */
export const isTrainingCertificateNumber = (answer: unknown): boolean =>
  typeof answer === "string" && /^\s*TC\//i.test(answer);
