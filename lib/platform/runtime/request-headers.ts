/** Carries the client's address from the request pipeline to handlers. The pipeline overwrites what a client sends. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** Carries a request's id from a trusted proxy to handlers, and back to the caller of the API. */
export const REQUEST_ID_HEADER = 'x-request-id'
