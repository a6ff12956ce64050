/** Whether a phone number repeats a single digit, which people type to get past a required field. */
export function isMadeUp(key: string): boolean {
  return /^(\d)\1*$/.test(key)
}
