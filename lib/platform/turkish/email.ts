/** Returns an address for comparison. A Turkish keyboard writes i as İ and I as ı, so all four are one letter. */
export function emailKey(email: string): string {
  return email
    .trim()
    .replaceAll(/[Iİı]|i̇/g, 'i')
    .toLowerCase()
}
