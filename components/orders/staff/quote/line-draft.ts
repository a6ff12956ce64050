import type { PartRowJson } from '@/lib/parts/output'
import { type Currency, formatAmount } from '@/lib/platform/turkish/money'
import type { LineKind, Unit } from '@/lib/orders/quote/money'
import { foldText } from '@/lib/platform/turkish/search'

/** The form values of a line. `key` identifies the line when it moves. */
export type LineDraft = {
  key: string
  kind: LineKind
  text: string
  quantity: string
  unit: Unit
  unitPrice: string
  /** The kind before a word in the text changed it. */
  kindBeforeGuess?: LineKind
  isKindChosen?: boolean
  /** The part in stock that the line names. */
  partId?: string | null
}

export const USUAL_UNITS: Readonly<Record<LineKind, Unit>> = { labour: 'saat', part: 'adet', shipping: 'adet' }

/** Returns an empty line with the kind and unit of the previous one. */
export function newLine(previous?: LineDraft): LineDraft {
  const { kind = 'part', unit = USUAL_UNITS.part } = previous ?? {}
  return { key: crypto.randomUUID(), kind, text: '', quantity: '1', unit, unitPrice: '' }
}

/** Returns a line with another kind and the usual unit of that kind, unless somebody chose a unit. */
function withKind(line: LineDraft, kind: LineKind): LineDraft {
  const { unit } = line
  return { ...line, kind, unit: unit === USUAL_UNITS[line.kind] ? USUAL_UNITS[kind] : unit, partId: null }
}

/** Returns a line with the kind that somebody chose. Its text no longer changes the kind. */
export function withChosenKind(line: LineDraft, kind: LineKind): LineDraft {
  return { ...withKind(line, kind), kindBeforeGuess: undefined, isKindChosen: true }
}

/** Returns a line that names a part, with its text and unit, and its price if that is in the currency of the quote. */
export function withPart(line: LineDraft, part: PartRowJson, currency: Currency): LineDraft {
  const { id, name, unit, price } = part
  const unitPrice = price !== null && part.currency === currency ? formatAmount(price) : line.unitPrice
  return { ...line, kind: 'part', text: name, unit, unitPrice, partId: id }
}

/** Whether a text has a word that begins with 'kargo': 'Dönüş kargosu', 'KARGO'. */
const hasShippingWord = (text: string) => /(?<![\p{L}\d])kargo/u.test(foldText(text))

/** Returns a line with another text. The word 'kargo' makes it a shipping line; without the word its former kind returns. */
export function withText(line: LineDraft, text: string): LineDraft {
  const { kind, kindBeforeGuess, isKindChosen } = line
  const changedLine = { ...line, text }
  if (isKindChosen) return changedLine
  if (hasShippingWord(text))
    return kind === 'shipping' ? changedLine : { ...withKind(changedLine, 'shipping'), kindBeforeGuess: kind }
  return kindBeforeGuess ? { ...withKind(changedLine, kindBeforeGuess), kindBeforeGuess: undefined } : changedLine
}
