// A separate file, so that the bundler makes a chunk of it.
export { QrCode } from "@kwan/ui";
