import { publicationColumns, stateOf, type StoredPublication } from '@/lib/content/publication'
import { foldText } from '@/lib/platform/turkish/search'
import { isSlug } from '@/lib/platform/turkish/slug'
import type { LineFields, ParsedLine } from '@/lib/faults/import/parse-lines'
import { type Column, COLUMN_FIELDS, COLUMNS } from '@/lib/faults/import/schema'
import type { ImportedLine } from '@/lib/faults/import/output'
import { type CellError, shorten } from '@/lib/platform/csv/read-columns'
import { stateOfWord } from '@/lib/faults/import/csv'
import { MAX_FEATURED } from '@/lib/faults/schema'

type Links = { serviceId: string | null; relatedPostId: string | null }

/** A stored fault with which a line is compared. */
export type KnownFault = LineFields & Links & StoredPublication & { id: string; identity: string; featured: boolean }

/** A device group that a line can name. */
type DeviceGroup = { id: string; slug: string; title: string; deviceName: string }

/** The stored data with which the lines of a file are compared. */
export type StoredFaults = {
  deviceGroups: readonly DeviceGroup[]
  /** Ids of posts by their current and former slugs. */
  postIds: ReadonlyMap<string, string>
  faultsByIdentity: ReadonlyMap<string, KnownFault>
  /** How many faults the page of each service shows, by the service's id. */
  featuredCounts: ReadonlyMap<string, number>
}

/** The columns to write for a line, and the fault that it changes. */
export type FaultWrite = { knownFault: KnownFault | null; columns: LineFields & Links & StoredPublication }

/** A line with its result and its texts. */
export type CheckedLine = { line: ImportedLine; texts: ParsedLine['texts']; write?: FaultWrite }

const POST_ADDRESS = /^(?:https?:\/\/[^/]+)?\/teknik-bilgi\/([^/?#]+)\/?(?:[?#].*)?$/i

/** Returns the slug in a post's address, or '' if there is none. */
export function postSlugOf(cell = ''): string {
  const text = cell.trim().slice(0, 500)
  const slug = POST_ADDRESS.exec(text)?.[1] ?? text
  return isSlug(slug) ? slug : ''
}

/** Returns a function that finds a device group by its title, its device name or its slug, or returns the reason why there is none. */
function groupFinder(deviceGroups: readonly DeviceGroup[]) {
  const byName = new Map<string, DeviceGroup[]>()
  for (const group of deviceGroups) {
    for (const name of new Set([group.title, group.deviceName, group.slug].map(foldText))) {
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), group])
    }
  }
  return (name: string, currentId: string | null): { id: string } | { reason: string } => {
    const matches = byName.get(foldText(name)) ?? []
    const group = matches.find(({ id }) => id === currentId) ?? (matches.length === 1 ? matches[0] : undefined)
    if (group) return group
    if (matches.length > 1)
      return { reason: `Bu ad ${matches.length} cihaz grubunun. Sayfa adresini yazın: ${matches[0]!.slug}` }
    return { reason: 'Bu adda cihaz grubu yok.' }
  }
}

/** A cell with only blanks or bars is empty. */
const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Returns the function that checks the lines one after the other. For an existing fault, a filled cell changes the field; an
 * empty cell or a missing column keeps its value.
 */
export function lineChecker({ deviceGroups, postIds, faultsByIdentity, ...stored }: StoredFaults, now = new Date()) {
  const findGroup = groupFinder(deviceGroups)
  const linesByIdentity = new Map<string, number>()
  const featuredCounts = new Map(stored.featuredCounts)

  function serviceOf(cell: string, knownFault: KnownFault | null): { id: string | null } | { reason: string } {
    if (cell === '') return knownFault ? { id: knownFault.serviceId } : { reason: 'Boş olamaz.' }
    const match = findGroup(cell, knownFault?.serviceId ?? null)
    if ('reason' in match || !knownFault?.featured || match.id === knownFault.serviceId) return match
    const count = featuredCounts.get(match.id) ?? 0
    if (count >= MAX_FEATURED)
      return { reason: `Hizmet sayfasında gösterilen bir arıza; o sayfada zaten ${MAX_FEATURED} arıza var.` }
    featuredCounts.set(match.id, count + 1)
    return match
  }

  function publicationOf(cell: string, knownFault: KnownFault | null): StoredPublication | string {
    const state = stateOfWord(cell)
    if (cell !== '' && !state) return '“Taslak” ya da “Yayında” olmalı.'
    if (state === 'scheduled') {
      if (knownFault && !knownFault.isDraft) return knownFault
      return 'Dosyayla zamanlanamaz: “Taslak” ya da “Yayında” yazın.'
    }
    return publicationColumns({ state: state ?? (knownFault ? undefined : 'draft') }, knownFault, now)
  }

  /** Returns an error if an earlier line has the same identity. */
  function duplicateError({ identity, line, displayTexts }: ParsedLine): CellError | undefined {
    const earlierLine = identity === null ? undefined : linesByIdentity.get(identity)
    if (identity !== null && earlierLine === undefined) linesByIdentity.set(identity, line)
    if (earlierLine === undefined) return undefined
    const [column, written, word] = displayTexts.code
      ? ['kod', displayTexts.code, 'kod']
      : ['baslik', displayTexts.title, 'başlık']
    return {
      column,
      written: shorten(written),
      reason: `Bu dosyanın ${earlierLine}. satırında aynı marka, seri ve ${word} var.`,
    }
  }

  return function check(parsedLine: ParsedLine): CheckedLine {
    const { line, texts, displayTexts, fields } = parsedLine
    const knownFault = (parsedLine.identity !== null && faultsByIdentity.get(parsedLine.identity)) || null
    const cell = (column: Column) => (texts[column] ?? '').trim()
    const errors = [...parsedLine.errors]
    const refuse = (column: Column, reason: string) => errors.push({ column, written: shorten(cell(column)), reason })
    const service = serviceOf(cell('cihaz'), knownFault)
    if ('reason' in service) refuse('cihaz', service.reason)
    const postId = postIds.get(postSlugOf(cell('yazi')))
    if (cell('yazi') !== '' && !postId) refuse('yazi', 'Bu adreste yazı yok.')
    const publication = publicationOf(cell('durum'), knownFault)
    if (typeof publication === 'string') refuse('durum', publication)
    const duplicate = duplicateError(parsedLine)
    if (duplicate) errors.push(duplicate)
    if (errors.length > 0 || !fields || 'reason' in service || typeof publication === 'string') {
      // An unknown column has the index -1, which `>>> 0` turns into a large number, so it comes last.
      const positionOf = (name: string) => (COLUMNS as string[]).indexOf(name) >>> 0
      errors.sort((a, b) => positionOf(a.column) - positionOf(b.column))
      const { brand, series, code, title } = displayTexts
      const shortTexts = { brand: shorten(brand), series: shorten(series), code: shorten(code), title: shorten(title) }
      return { line: { line, ...shortTexts, result: 'bad', errors }, texts }
    }
    const links = { serviceId: service.id, relatedPostId: postId ?? knownFault?.relatedPostId ?? null }
    if (!knownFault) {
      const write = { knownFault, columns: { ...fields, ...links, ...publication } }
      return { line: { line, ...displayTexts, result: 'new' }, texts, write }
    }
    const newValues: Record<string, unknown> = { ...fields, ...links, state: stateOf(publication, now) }
    const storedValues: Record<string, unknown> = { ...knownFault, state: stateOf(knownFault, now) }
    const columns = COLUMNS.filter((column) => {
      const newValue = newValues[COLUMN_FIELDS[column]]
      return cell(column) !== '' && !isEmpty(newValue) && !isSame(newValue, storedValues[COLUMN_FIELDS[column]])
    })
    const changedFields = Object.fromEntries(
      columns.map((column) => [COLUMN_FIELDS[column], newValues[COLUMN_FIELDS[column]]]),
    )
    if (columns.length === 0) return { line: { line, ...displayTexts, result: 'same' }, texts }
    const write = { knownFault, columns: { ...knownFault, ...changedFields, ...links, ...publication } }
    const formerTitle = columns.includes('baslik') ? knownFault.title : undefined
    return { line: { line, ...displayTexts, result: 'changed', columns, formerTitle }, texts, write }
  }
}
