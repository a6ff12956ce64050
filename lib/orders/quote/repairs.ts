import type { QuoteLine } from '@/lib/orders/quote/money'

/** Only the word 'İşçilik' (labour), in any spelling. It does not say what was repaired. */
const BARE_LABOUR = /^\P{L}*[iı][şs][çc][iı]l[iı]k\P{L}*$/u

const namesRepair = (text: string) => text.trim() !== '' && !BARE_LABOUR.test(text.toLocaleLowerCase('tr'))

type NamedLine = Pick<QuoteLine, 'kind' | 'text'>

const namesIn = (lines: readonly NamedLine[]) =>
  lines.filter(({ kind, text }) => kind !== 'shipping' && namesRepair(text)).map(({ text }) => text)

const workLines = (work: string) => work.split('\n').filter(namesRepair)

/**
 * Returns the names of a quote's repairs and parts: the lines of its work and its parts, or without work all its lines. Omits
 * shipping, and lines that only say 'İşçilik'.
 */
export function repairsIn(work: string, lines: readonly NamedLine[]): string[] {
  const repairs = workLines(work)
  if (repairs.length === 0) return namesIn(lines)
  return [...repairs, ...namesIn(lines.filter(({ kind }) => kind === 'part'))]
}

type RepairRow = { diagnosis: string; quotes: readonly { decision: string | null; work: string; lines: unknown }[] }

const firstLine = (text: string) => text.split('\n')[0]!.trim()

/** Returns what was repaired, in one line: the work of the approved quote, otherwise its lines, otherwise the diagnosis. */
export function repairOf({ diagnosis, quotes: [quote] }: RepairRow): string {
  if (!quote || quote.decision !== 'approved') return firstLine(diagnosis)
  return workLines(quote.work)[0]?.trim() || namesIn(quote.lines as QuoteLine[]).join(', ') || firstLine(diagnosis)
}
