// Redirects the server's calls to Paystack to the address of a stand-in, which the test provides. The server loads this
// file before anything else.
const { PAYSTACK_IS_AT } = process.env;
const realFetch = globalThis.fetch;

globalThis.fetch = (input, init) =>
  realFetch(
    typeof input === "string" ? input.replace(/^https:\/\/api\.paystack\.co/, PAYSTACK_IS_AT ?? "") : input,
    init,
  );
