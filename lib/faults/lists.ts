import { LETTERS, type Letter } from '@/lib/faults/alarm-code'
import { isSlug } from '@/lib/platform/turkish/slug'
import type { FaultCount } from '@/lib/faults/data'
import { type FaultListAddress, faultListPath, PATHS } from '@/lib/site/pages'

/** A list of faults by its address. */
export type FaultList = FaultListAddress & { letter?: Letter }

const isLetter = (text: string): text is Letter => LETTERS.some((letter) => letter === text)

/**
 * Returns the list at a path, or null. Each list has one address: its parts have a fixed order, the
 * first page is not numbered, and numbers have at most four digits. The list may be empty.
 */
export function faultListOf(path: string): FaultList | null {
  const prefix = `${PATHS.faults}/`
  if (path === PATHS.faults) return {}
  if (!path.startsWith(prefix)) return null
  const segments = path.slice(prefix.length).split('/')
  const take = (name: string): string | undefined => (segments[0] === name ? segments.splice(0, 2)[1] : undefined)
  const [brand, service, letter, page] = [take('marka'), take('cihaz'), take('harf'), take('sayfa')]
  if (segments.length > 0 || [brand, service].some((slug) => slug !== undefined && !isSlug(slug))) return null
  if (letter !== undefined && !isLetter(letter)) return null
  const list = { brand, service, letter, ...(page !== undefined && { page: Number(page) }) }
  // Rejects a part without a value, and a number that is not in its canonical form.
  return /^\d{1,4}$/.test(page ?? '2') && faultListPath(list) === path ? list : null
}

/** Returns the words for the codes with a first letter, at the start of a sentence. */
export function codesLabel(letter: Letter): string {
  if (letter === 'kod-yok') return 'Kod göstermeyen arızalar'
  if (letter === '0-9') return 'Rakamla başlayan kodlar'
  if (letter === 'diger') return 'İşaretle başlayan kodlar'
  return `${letter.toUpperCase()} ile başlayan kodlar`
}

/** The counts from which the addresses of lists are computed, and the number of rows per page. */
type ListCounts = { counts: readonly FaultCount[]; services: readonly { id: string; slug: string }[]; pageSize: number }

/**
 * Returns the addresses of all lists that have faults, page by page: the list of all faults, of each brand, of each device
 * group, and of each device group of a brand. Lists of letters are left out, because they are parts of these.
 */
export function faultListPaths({ counts, services, pageSize }: ListCounts): string[] {
  const slugsById = new Map(services.map(({ id, slug }) => [id, slug]))
  const totals = new Map<string, { list: FaultListAddress; count: number }>([[PATHS.faults, { list: {}, count: 0 }]])
  const add = (list: FaultListAddress, count: number) => {
    const path = faultListPath(list)
    totals.set(path, { list, count: count + (totals.get(path)?.count ?? 0) })
  }
  for (const { brandSlug: brand, serviceId, count } of counts) {
    const service = slugsById.get(serviceId ?? '')
    add({}, count)
    add({ brand }, count)
    if (service) add({ service }, count)
    if (service) add({ brand, service }, count)
  }
  return [...totals.values()].flatMap(({ list, count }) =>
    Array.from({ length: Math.max(1, Math.ceil(count / pageSize)) }, (_, index) =>
      faultListPath({ ...list, page: index + 1 }),
    ),
  )
}

/** Whether the page of a list has faults. The first page of the list of all faults always exists. */
export function hasFaultList(list: FaultList, { counts, services, pageSize }: ListCounts): boolean {
  const serviceId = services.find(({ slug }) => slug === list.service)?.id
  const total = counts
    .filter((row) => list.brand === undefined || row.brandSlug === list.brand)
    .filter((row) => list.service === undefined || (serviceId !== undefined && row.serviceId === serviceId))
    .filter((row) => list.letter === undefined || row.letter === list.letter)
    .reduce((sum, { count }) => sum + count, 0)
  const isIndex = faultListPath(list) === PATHS.faults
  return isIndex || total > ((list.page ?? 1) - 1) * pageSize
}
