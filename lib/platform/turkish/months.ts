const WORDS = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on']

/** Returns a number of months in words, whole years as years: 'bir yıl', '18 ay'. */
export function monthsInWords(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'yıl'] : [months, 'ay']
  return `${WORDS[count] ?? count} ${unit}`
}
