/** Whether a telephone is one digit again and again, which people type to get past a field. */
export function isMadeUp(key: string): boolean {
  return /^(\d)\1*$/.test(key)
}
