import { LETTERS, type Letter } from '@/lib/content/alarm-code'
import { isSlug } from '@/lib/content/slug'
import { type FaultListAddress, faultListPath, PATHS } from '@/lib/site/pages'

/** A list of faults by its address. */
export type FaultList = FaultListAddress & { letter?: Letter }

const isLetter = (text: string): text is Letter => LETTERS.some((letter) => letter === text)

/**
 * Returns the list that a path is the address of, or null. Each list has one address: its parts have a fixed order, the
 * first page is not numbered, and numbers have at most four digits. The list may turn out to be empty.
 */
export function faultListOf(path: string): FaultList | null {
  const prefix = `${PATHS.faults}/`
  if (path === PATHS.faults) return {}
  if (!path.startsWith(prefix)) return null
  const rest = path.slice(prefix.length).split('/')
  const take = (name: string): string | undefined => (rest[0] === name ? rest.splice(0, 2)[1] : undefined)
  const [brand, service, letter, page] = [take('marka'), take('cihaz'), take('harf'), take('sayfa')]
  if (rest.length > 0 || [brand, service].some((slug) => slug !== undefined && !isSlug(slug))) return null
  if (letter !== undefined && !isLetter(letter)) return null
  const list = { brand, service, letter, ...(page !== undefined && { page: Number(page) }) }
  // A part without a value, or a number that is written in another way, has another address.
  return /^\d{1,4}$/.test(page ?? '2') && faultListPath(list) === path ? list : null
}

/** Returns the words for the codes of a letter's list, as they begin a sentence. */
export function codesOf(letter: Letter): string {
  if (letter === 'kod-yok') return 'Kod göstermeyen arızalar'
  if (letter === '0-9') return 'Rakamla başlayan kodlar'
  if (letter === 'diger') return 'İşaretle başlayan kodlar'
  return `${letter.toUpperCase()} ile başlayan kodlar`
}
