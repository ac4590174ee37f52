// This is a separate file so that the bundler puts the QR code into its own chunk.
export { QrCode } from "@kwan/ui";
