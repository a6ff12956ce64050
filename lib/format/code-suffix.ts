// By the last word of the spoken number, and by the last sound of a letter's name.
const ONES = ['ı', 'i', 'yi', 'ü', 'ü', 'i', 'yı', 'yi', 'i', 'u']
const TENS = ['', 'u', 'yi', 'u', 'ı', 'yi', 'ı', 'i', 'i', 'ı']
const VOWELS: Record<string, string> = { a: 'yı', ı: 'yı', o: 'yu', u: 'yu', ö: 'yü', ü: 'yü' }

function suffixOfNumber(digits: string): string {
  if (/^0*$/.test(digits)) return ONES[0]!
  const zeros = /0*$/.exec(digits)![0].length
  if (zeros === 0) return ONES[Number(digits.at(-1))]!
  if (zeros === 1) return TENS[Number(digits.at(-2))]!
  return zeros === 2 ? 'ü' : 'i'
}

/** Returns a code as the object of a verb, as it is read: 'AL16’yı', 'E-7’yi', 'HF’yi'. */
export function codeAsObject(code: string): string {
  const digits = /(\d+)[^\p{L}\d]*$/u.exec(code)?.[1]
  const letter = /(\p{L})[^\p{L}\d]*$/u.exec(code)?.[1] ?? ''
  return `${code}’${digits ? suffixOfNumber(digits) : (VOWELS[letter.toLocaleLowerCase('tr')] ?? 'yi')}`
}
