import type { QuoteLine } from '@/lib/orders/quote/money'

/** A bare 'İşçilik' in any spelling: it says that somebody worked, but not on what. */
const BARE_LABOUR = /^\P{L}*[iı][şs][çc][iı]l[iı]k\P{L}*$/u

const saysWhat = (text: string) => text.trim() !== '' && !BARE_LABOUR.test(text.toLocaleLowerCase('tr'))

type NamedLine = Pick<QuoteLine, 'kind' | 'text'>

const namesIn = (lines: readonly NamedLine[]) =>
  lines.filter(({ kind, text }) => kind !== 'shipping' && saysWhat(text)).map(({ text }) => text)

/** Returns the sentences of a quote's work that say what was done. */
const worksIn = (work: string) => work.split('\n').filter(saysWhat)

/**
 * Returns the repairs and parts of a quote by name, but neither shipping nor a bare 'İşçilik': the sentences of its work and
 * its parts, or without a work its lines.
 */
export function repairsIn(work: string, lines: readonly NamedLine[]): string[] {
  const works = worksIn(work)
  if (works.length === 0) return namesIn(lines)
  return [...works, ...namesIn(lines.filter(({ kind }) => kind === 'part'))]
}

export type RepairRow = {
  diagnosis: string
  quotes: readonly { decision: string | null; work: string; lines: unknown }[]
}

const firstLine = (text: string) => text.split('\n')[0]!.trim()

/** Returns what was repaired, in one line: the work of the approved quote or its lines, or else the diagnosis. */
export function repairOf({ diagnosis, quotes: [quote] }: RepairRow): string {
  if (!quote || quote.decision !== 'approved') return firstLine(diagnosis)
  return worksIn(quote.work)[0]?.trim() || namesIn(quote.lines as QuoteLine[]).join(', ') || firstLine(diagnosis)
}
