/** Carries the client's address from the request pipeline to handlers. What a client sends in it is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** Carries a request's id: from a trusted proxy, to handlers, and back to the API's caller. */
export const REQUEST_ID_HEADER = 'x-request-id'
