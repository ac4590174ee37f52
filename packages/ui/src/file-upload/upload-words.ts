import { type FileFaults, sizeInWords } from "./check-file.ts";

/** The text that the component shows or announces. */
export type UploadWords = FileFaults & {
  choose: string;
  photograph: string;
  /** The accessible name of the button that takes a photo of one document. */
  photographOf: (label: string) => string;
  drop: string;
  /** Why no more files can be added. */
  full: string;
  sending: string;
  sent: string;
  /** What a screen reader announces when a file has been uploaded or removed. */
  hasBeenSent: (name: string) => string;
  hasBeenRemoved: (name: string) => string;
  retry: string;
  remove: string;
  limits: (most: string) => string;
  unknownError: string;
};

export const english: UploadWords = {
  choose: "Choose a file",
  photograph: "Take a photo",
  photographOf: (label) => `Take a photo: ${label}`,
  drop: "or drop it here",
  full: "To upload a different file, remove one first.",
  sending: "Uploading",
  sent: "uploaded",
  hasBeenSent: (name) => `${name} has been uploaded.`,
  hasBeenRemoved: (name) => `${name} has been removed.`,
  retry: "Try again",
  remove: "Remove",
  limits: (most) => `Up to ${most} each`,
  wrongType: (name) => `${name} is not a PDF or photo. Choose a PDF, JPG or PNG.`,
  tooLarge: (name, most) => `${name} is larger than ${most}. Choose a smaller file, or take a photo of the document.`,
  empty: (name) => `${name} is empty. Choose the file again, or choose a different file.`,
  size: sizeInWords,
  unknownError: "We could not upload the file. Check your connection and try again.",
};
