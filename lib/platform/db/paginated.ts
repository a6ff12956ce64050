/** How many rows to skip and how many to take. */
export type Range = { skip: number; take: number }

/** A list or a range of it, with the count of all rows. Beyond the end `items` is empty. */
export type Paginated<T> = { items: T[]; total: number }

/** Joins the rows of a range with the count of all rows. Without a range the rows are complete, and no query counts them. */
export async function paginated<T>(
  range: Range | undefined,
  rows: Promise<T[]>,
  count: () => Promise<number>,
): Promise<Paginated<T>> {
  const [items, total] = await Promise.all([rows, range && count()])
  return { items, total: total ?? items.length }
}
