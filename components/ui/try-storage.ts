/** Returns the result of `use`, or null if the browser's storage is forbidden, full or unreadable. */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}
