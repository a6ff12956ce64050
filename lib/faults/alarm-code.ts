import { foldText } from '@/lib/platform/turkish/search'
import { slugFromText } from '@/lib/platform/turkish/slug'

/** The groups of codes by their first character: digits, letters, other characters, and faults without a code. */
export const LETTERS = ['0-9', ...Array.from('abcdefghijklmnopqrstuvwxyz'), 'diger', 'kod-yok'] as const

export type Letter = (typeof LETTERS)[number]

/** The texts that identify a fault. */
export type CodedFault = { brand: string; series: string; code: string; title: string }

/** Numbers are padded with zeros to this length. A code has at most 24 characters. */
const PADDED_DIGITS = 24

/** Sorts after all characters of codes. */
const LAST = '\uFFFF'

/**
 * Returns the key by which codes are compared: folded letters and digits, without the leading zeros of numbers. People type dots,
 * dashes, spaces and case differently. The key of 'F.05' is 'f5'.
 */
export function codeKey(code: string): string {
  return foldText(code)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<![0-9])0+(?=[0-9])/g, '')
}

function letterOf(code: string): Letter {
  if (code === '') return 'kod-yok'
  const firstCharacter = codeKey(code).charAt(0)
  if (/\d/.test(firstCharacter)) return '0-9'
  return LETTERS.find((letter) => letter === firstCharacter) ?? 'diger'
}

/** Returns the text by which codes are sorted byte by byte: 'E-7' before 'E-10', and faults without a code last. */
function codeSort(code: string, title: string): string {
  const text = code === '' ? LAST + title : code
  return foldText(text).replace(/[0-9]+/g, (digits) => digits.padStart(PADDED_DIGITS, '0'))
}

/** Returns the text that identifies a fault: brand, series and code, or the title if there is no code. Case is ignored. */
export function identityOf({ brand, series, code, title }: CodedFault): string {
  const parts = code === '' ? [brand, series, '', title] : [brand, series, code]
  return parts.map(foldText).join('\n')
}

/** Returns the columns that are computed from a fault's texts. */
export function codeColumns(fault: CodedFault) {
  return {
    identity: identityOf(fault),
    brandSlug: slugFromText(fault.brand),
    codeKey: codeKey(fault.code),
    codeSort: codeSort(fault.code, fault.title),
    letter: letterOf(fault.code),
  }
}
