/** The addresses of the server to which the documentation links. On a site of its own they are not there. */
export const elsewhere = ["/", "/api/openapi.json", "/mailbox"];
