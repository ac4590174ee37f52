// This is a separate file so that the bundler puts the toasts into their own chunk.
export { Toasts } from "@kwan/ui";
