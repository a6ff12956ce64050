import type { PartRowJson } from '@/lib/parts/output'
import { milliOf } from './words'

/** The typed count of a part, with its recorded quantity and its number of movements when somebody began to type. */
export type CountedPart = Pick<PartRowJson, 'id' | 'code' | 'unit'> & { text: string; recorded: number; seen: number }

/** A count of parts, shelf by shelf. */
export type CountDraft = { startedAt: string; counted: Record<string, CountedPart> }

export const EMPTY_COUNT: CountDraft = { startedAt: '', counted: {} }

export const isChanged = (draft: CountDraft) => Object.keys(draft.counted).length > 0

/** Returns a count with what somebody typed for a part. An empty text removes the part. */
export function withCount({ startedAt, counted }: CountDraft, part: PartRowJson, text: string): CountDraft {
  const { [part.id]: earlierCount, ...others } = counted
  const { id, code, unit } = part
  const { recorded, seen } = earlierCount ?? { recorded: part.onHand, seen: part.movements }
  const newCount = { id, code, unit, text, recorded, seen }
  return {
    startedAt: startedAt || new Date().toISOString(),
    counted: text.trim() === '' ? others : { ...others, [id]: newCount },
  }
}

/** Returns how far a count differs from the record, in thousandths. Null if its text is not a quantity. */
export function differenceOf({ text, unit, recorded }: CountedPart): number | null {
  const quantity = milliOf(text, unit)
  return quantity === null ? null : quantity - recorded
}

export const differingCountsIn = ({ counted }: CountDraft) =>
  Object.values(counted).filter((part) => (differenceOf(part) ?? 0) !== 0)

export const invalidCountsIn = ({ counted }: CountDraft) =>
  Object.values(counted).filter((part) => differenceOf(part) === null)
