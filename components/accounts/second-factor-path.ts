/** The calls about the second factor of the own account. */
export const SECOND_FACTOR_PATH = '/api/Auth/second-factor'
