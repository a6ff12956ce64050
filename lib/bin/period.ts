/** How long a deleted item can be restored. */
export const BIN_DAYS = 30

export const BIN_MS = BIN_DAYS * 24 * 60 * 60 * 1000
