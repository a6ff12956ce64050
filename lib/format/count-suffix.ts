// By the last word of the spoken number: sıfır, bir … dokuz; on … doksan; yüz, bin, milyon.
const ONES = ['ı', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u']
const TENS = ['', 'u', 'si', 'u', 'ı', 'si', 'ı', 'i', 'i', 'ı']

/** Adds the suffix of 'of them' to a count: '4’ü', '5.000’i', '20’si'. */
export function ofThem(count: number): string {
  const shown = count.toLocaleString('tr-TR')
  const one = count % 10
  const ten = Math.floor(count / 10) % 10
  if (one !== 0 || count === 0) return `${shown}’${ONES[one]}`
  if (ten !== 0) return `${shown}’${TENS[ten]}`
  return `${shown}’${count % 1000 === 0 ? 'i' : 'ü'}`
}
