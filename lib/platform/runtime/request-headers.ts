/** The header in which the request pipeline passes the client's address to handlers. The pipeline overwrites what a client sends. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** The header with a request's id: a trusted proxy may set it, handlers read it, and the API returns it to the caller. */
export const REQUEST_ID_HEADER = 'x-request-id'
