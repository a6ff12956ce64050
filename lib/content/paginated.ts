/** Rows to leave out and to take. */
export type Range = { skip: number; take: number }

/** A list or a part of it, with the count of all there are. */
export type Page<T> = { items: T[]; total: number }
