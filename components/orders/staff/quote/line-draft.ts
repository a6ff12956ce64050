import type { PartRowJson } from '@/lib/parts/output'
import { type Currency, formatAmount } from '@/lib/platform/turkish/money'
import type { LineKind, Unit } from '@/lib/orders/quote/money'
import { foldText } from '@/lib/platform/turkish/search'

/** A line as typed. `key` identifies it when it moves. */
export type LineDraft = {
  key: string
  kind: LineKind
  text: string
  quantity: string
  unit: Unit
  unitPrice: string
  /** The kind before the text changed it. */
  guessedFrom?: LineKind
  isKindChosen?: boolean
  /** The part in stock that the line names. */
  partId?: string | null
}

/** The usual unit of each kind. */
export const UNIT_OF: Readonly<Record<LineKind, Unit>> = { labour: 'saat', part: 'adet', shipping: 'adet' }

/** Returns an empty line of the same kind and unit as the one before it. */
export function newLine(before?: LineDraft): LineDraft {
  const { kind = 'part', unit = UNIT_OF.part } = before ?? {}
  return { key: crypto.randomUUID(), kind, text: '', quantity: '1', unit, unitPrice: '' }
}

/** Returns a line with another kind. Its unit follows, unless somebody chose another one than the former kind's. */
function withKind(line: LineDraft, kind: LineKind): LineDraft {
  const { unit } = line
  return { ...line, kind, unit: unit === UNIT_OF[line.kind] ? UNIT_OF[kind] : unit, partId: null }
}

/** Returns a line with the kind that somebody chose. Its text no longer changes the kind. */
export function withChosenKind(line: LineDraft, kind: LineKind): LineDraft {
  return { ...withKind(line, kind), guessedFrom: undefined, isKindChosen: true }
}

/** Returns a line that names a part, with its text and unit, and its price if that is in the currency of the quote. */
export function withPart(line: LineDraft, part: PartRowJson, currency: Currency): LineDraft {
  const { id, name, unit, price } = part
  const unitPrice = price !== null && part.currency === currency ? formatAmount(price) : line.unitPrice
  return { ...line, kind: 'part', text: name, unit, unitPrice, partId: id }
}

/** Whether a text has a word that begins with 'kargo': 'Dönüş kargosu', 'KARGO'. */
const saysShipping = (text: string) => /(?<![\p{L}\d])kargo/u.test(foldText(text))

/** Returns a line with another text. The word 'kargo' makes it shipping; without it the former kind returns. */
export function withText(line: LineDraft, text: string): LineDraft {
  const { kind, guessedFrom, isKindChosen } = line
  const typed = { ...line, text }
  if (isKindChosen) return typed
  if (saysShipping(text)) return kind === 'shipping' ? typed : { ...withKind(typed, 'shipping'), guessedFrom: kind }
  return guessedFrom ? { ...withKind(typed, guessedFrom), guessedFrom: undefined } : typed
}
