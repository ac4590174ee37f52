export { checkCharacter, codeAlphabet, dammDigit } from "./numbers/check-digits.ts";
export {
  applicationNumber,
  invoiceNumber,
  isTrainingCertificateNumber,
  readApplicationNumber,
  receiptNumber,
  trainingCertificateNumber,
} from "./numbers/document-numbers.ts";
export { type Random, readShareCode, shareCode } from "./numbers/random-codes.ts";
