/** The text that replaces a person's data after an erasure. */
export const ERASED_TEXT = 'Silindi'
