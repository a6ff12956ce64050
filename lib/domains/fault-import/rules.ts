import { createHash } from 'node:crypto'
import { type CodedFault, likenessOf } from '@/lib/content/alarm-code'
import { type Publication, publicationColumns, stateOf } from '@/lib/content/publication'
import { foldText } from '@/lib/content/search'
import { isSlug } from '@/lib/content/slug'
import { type LineFields, type ReadLine, shortened } from '@/lib/domains/fault-import/fields'
import {
  type CellError,
  type Column,
  COLUMN_FIELDS,
  COLUMNS,
  type ImportedLine,
  MARK_CHARS,
} from '@/lib/domains/fault-import/schema'
import { stateOfWord } from '@/lib/domains/fault-import/serialize'
import { MAX_FEATURED } from '@/lib/domains/faults/schema'

type Links = { serviceId: string | null; relatedPostId: string | null }

/** A stored fault, as lines are compared with it. */
export type KnownFault = LineFields &
  Links &
  Publication & { id: string; version: number; identity: string; featured: boolean }

/** A device group that a line can name. */
export type Device = { id: string; slug: string; title: string; deviceName: string }

/** What the lines of a file are compared with. */
export type Stored = {
  devices: readonly Device[]
  /** Ids of posts by their slugs, former ones too. */
  posts: ReadonlyMap<string, string>
  /** Faults by their identity. */
  known: ReadonlyMap<string, KnownFault>
  /** Names of faults by their likeness. */
  alike: ReadonlyMap<string, Omit<CodedFault, 'title'>>
  /** How many faults the page of a service shows. */
  featured: ReadonlyMap<string, number>
}

/** What is written for a line. */
export type Planned = { known: KnownFault | null; columns: LineFields & Links & Publication }

/** A line with what becomes of it. `mark` changes with everything that decides this. */
export type Judged = { line: ImportedLine; mark: string; planned?: Planned }

const POST_ADDRESS = /^(?:https?:\/\/[^/]+)?\/teknik-bilgi\/([^/?#]+)\/?(?:[?#].*)?$/i

/** Returns the slug in a post's address, or '' if there is none. */
export function postSlugOf(cell = ''): string {
  const text = cell.trim().slice(0, 500)
  const slug = POST_ADDRESS.exec(text)?.[1] ?? text
  return isSlug(slug) ? slug : ''
}

/** Returns the pairs of letters of a text. */
function pairsOf(text: string): Set<string> {
  const folded = foldText(text).slice(0, 200)
  return new Set(Array.from({ length: Math.max(0, folded.length - 1) }, (_, index) => folded.slice(index, index + 2)))
}

/** Pairs of letters that two names must share, of all that they have. */
const ALIKE = 0.4

function nearest(name: string, devices: readonly Device[]): string | undefined {
  const wanted = pairsOf(name)
  const likeness = (other: string) => {
    const pairs = pairsOf(other)
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length
    return (2 * shared) / (pairs.size + wanted.size || 1)
  }
  const scored = devices.map((device) => {
    return { title: device.title, score: Math.max(likeness(device.title), likeness(device.deviceName)) }
  })
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score >= ALIKE ? best.title : undefined
}

/** Returns a function that finds a device group by its title, its device or its slug, or says why there is none. */
function deviceFinder(devices: readonly Device[]) {
  const byName = new Map<string, Device[]>()
  for (const device of devices) {
    for (const name of new Set([device.title, device.deviceName, device.slug].map(foldText))) {
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), device])
    }
  }
  // A hostile file names a thousand groups that do not exist.
  const reasons = new Map<string, string>()
  return (name: string, current: string | null): { id: string } | { reason: string } => {
    const key = foldText(name)
    const found = byName.get(key) ?? []
    const device = found.find(({ id }) => id === current) ?? (found.length === 1 ? found[0] : undefined)
    if (device) return device
    if (found.length > 1)
      return { reason: `Bu ad ${found.length} cihaz grubunun. Sayfa adresini yazın: ${found[0]!.slug}` }
    let reason = reasons.get(key)
    if (reason === undefined) {
      const near = nearest(name, devices)
      reason = `Bu adda cihaz grubu yok.${near ? ` “${near}” mi?` : ''}`
      reasons.set(key, reason)
    }
    return { reason }
  }
}

/** A cell of blanks or bars alone is an empty one. */
const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const markOf = (parts: unknown) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, MARK_CHARS)

/**
 * Returns the function that says what becomes of each line, one after the other. A filled cell of a known fault changes
 * its field, an empty one and a missing column leave it.
 */
export function judgeOf({ devices, posts, known: faults, alike, featured }: Stored, now = new Date()) {
  const findDevice = deviceFinder(devices)
  const lines = new Map<string, number>()
  const before = new Map<string, ReadLine>()
  const shownFaults = new Map(featured)

  function serviceOf(cell: string, known: KnownFault | null): { id: string | null } | { reason: string } {
    if (cell === '') return known ? { id: known.serviceId } : { reason: 'Boş olamaz.' }
    const found = findDevice(cell, known?.serviceId ?? null)
    if ('reason' in found || !known?.featured || found.id === known.serviceId) return found
    const count = shownFaults.get(found.id) ?? 0
    if (count >= MAX_FEATURED)
      return { reason: `Hizmet sayfasında gösterilen bir arıza; o sayfada zaten ${MAX_FEATURED} arıza var.` }
    shownFaults.set(found.id, count + 1)
    return found
  }

  function publicationOf(cell: string, known: KnownFault | null): Publication | string {
    const state = stateOfWord(cell)
    if (cell !== '' && !state) return '“Taslak” ya da “Yayında” olmalı.'
    if (state === 'scheduled') {
      if (known && !known.isDraft) return known
      return 'Dosyayla zamanlanamaz: “Taslak” ya da “Yayında” yazın.'
    }
    return publicationColumns({ state: state ?? (known ? undefined : 'draft') }, known, now)
  }

  /** Returns why no line before may have the same identity. */
  function repeated({ identity, line, shown }: ReadLine): CellError | undefined {
    const before = identity === null ? undefined : lines.get(identity)
    if (identity !== null && before === undefined) lines.set(identity, line)
    if (before === undefined) return undefined
    const [column, written, word] = shown.code ? ['kod', shown.code, 'kod'] : ['baslik', shown.title, 'başlık']
    return {
      column,
      written: shortened(written),
      reason: `Bu dosyanın ${before}. satırında aynı marka, seri ve ${word} var.`,
    }
  }

  /** Returns a warning if the file or the site has the code of a new fault in another spelling. */
  function warningOf(read: ReadLine, known: KnownFault | null): string | undefined {
    const key = likenessOf(read.shown)
    const other = before.get(key)
    if (!other) before.set(key, read)
    const like = alike.get(key) ?? other?.shown
    if (known || key === '' || !like) return undefined
    const name = [like.brand, like.series, like.code].filter(Boolean).join(' ')
    const place = alike.has(key) ? 'Kayıtlı' : `${other!.line}. satırdaki`
    return `${place} “${shortened(name)}” kodundan yalnız boşluk, nokta ya da tireyle ayrılıyor.`
  }

  return function judge(read: ReadLine): Judged {
    const { line, texts, shown, fields } = read
    const known = (read.identity !== null && faults.get(read.identity)) || null
    const cell = (column: Column) => (texts[column] ?? '').trim()
    const errors = [...read.errors]
    const refuse = (column: Column, reason: string) => errors.push({ column, written: shortened(cell(column)), reason })
    const service = serviceOf(cell('cihaz'), known)
    if ('reason' in service) refuse('cihaz', service.reason)
    const post = posts.get(postSlugOf(cell('yazi')))
    if (cell('yazi') !== '' && !post) refuse('yazi', 'Bu adreste yazı yok.')
    const publication = publicationOf(cell('durum'), known)
    if (typeof publication === 'string') refuse('durum', publication)
    const twice = repeated(read)
    const spelling = warningOf(read, known)
    if (twice) errors.push(twice)
    if (errors.length > 0 || !fields || 'reason' in service || typeof publication === 'string') {
      const order = (name: string) => (COLUMNS as string[]).indexOf(name) >>> 0
      errors.sort((a, b) => order(a.column) - order(b.column))
      const [brand, series, code, title] = [shown.brand, shown.series, shown.code, shown.title].map(shortened)
      const named = { brand: brand!, series: series!, code: code!, title: title! }
      return { line: { line, ...named, result: 'bad', errors }, mark: '-'.repeat(MARK_CHARS) }
    }
    const links = { serviceId: service.id, relatedPostId: post ?? known?.relatedPostId ?? null }
    const { isDraft, publishedAt } = publication
    if (!known) {
      const { brand, series, code, title, symptoms, causes, checks, warning, repair } = fields
      const texts = { brand, series, code, title, symptoms, causes, checks, warning, repair }
      const planned = { known, columns: { ...texts, ...links, isDraft, publishedAt } }
      return {
        line: { line, ...shown, result: 'new', ...(spelling && { warning: spelling }) },
        mark: markOf([links, isDraft]),
        planned,
      }
    }
    const after: Record<string, unknown> = { ...fields, ...links, state: stateOf({ isDraft, publishedAt }, now) }
    const before: Record<string, unknown> = { ...known, state: stateOf(known, now) }
    const columns = COLUMNS.filter((column) => {
      const value = after[COLUMN_FIELDS[column]]
      return cell(column) !== '' && !isEmpty(value) && !isSame(value, before[COLUMN_FIELDS[column]])
    })
    const changed = Object.fromEntries(columns.map((column) => [COLUMN_FIELDS[column], after[COLUMN_FIELDS[column]]]))
    const mark = markOf([known.id, known.version, changed])
    if (columns.length === 0) return { line: { line, ...shown, result: 'same' }, mark }
    const planned = { known, columns: { ...known, ...changed, ...links, isDraft, publishedAt } }
    const formerTitle = columns.includes('baslik') ? known.title : undefined
    return { line: { line, ...shown, result: 'changed', columns, formerTitle }, mark, planned }
  }
}
