// This is a separate file so that the bundler puts the list of countries into its own chunk.
export { nationalityOptions } from "@kwan/domain/countries";
