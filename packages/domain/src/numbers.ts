export { checkCharacter, codeAlphabet, dammDigit } from "./numbers/check-digits.ts";
export {
  applicationNumber,
  enquiryNumber,
  invoiceNumber,
  readApplicationNumber,
  readEnquiryNumber,
  receiptNumber,
} from "./numbers/document-numbers.ts";
export { type Random, readShareCode, shareCode } from "./numbers/random-codes.ts";
export { isTrainingCertificateNumber, trainingCertificateNumber } from "./numbers/training-certificates.ts";
