import { type PaperKind, paperName, paperTitle, parsePaperName } from '@/lib/papers/paper'

type Time = Date | string

/** The data of an order that its list of papers follows from. */
export type PaperSources = {
  createdAt: Time
  closedAt: Time | null
  warrantyUntil: Time | null
  quotes: readonly { version: number; sentAt: Time | null }[]
  papers: readonly { name: string; createdAt: Time; bytes: number | null }[]
}

/** `at` is null for a draft, `bytes` for a paper that was never rendered. */
type ListedPaper = { name: string; title: string; at: Time | null; bytes: number | null }

/** Papers that people look for after a delivery come first. */
const ORDER: readonly PaperKind[] = ['warranty', 'test', 'quote', 'intake']

/** Returns the papers of an order, including those that are not stored until somebody asks for them. */
export function listPapers(order: PaperSources, withDrafts = false): ListedPaper[] {
  const { createdAt, closedAt, warrantyUntil, quotes } = order
  const times = new Map<string, Time | null>()
  times.set('intake', createdAt)
  if (warrantyUntil) times.set('warranty', closedAt)
  for (const { version, sentAt } of quotes)
    if (sentAt || withDrafts) times.set(paperName({ kind: 'quote', version }), sentAt)
  for (const { name, createdAt: at } of order.papers) if (!times.get(name)) times.set(name, at)
  const sizes = new Map(order.papers.map(({ name, bytes }) => [name, bytes]))
  const listed = [...times].flatMap(([name, at]) => {
    const parsed = parsePaperName(name)
    if (!parsed) return []
    const title = paperTitle(parsed)
    const isDraft = parsed.kind === 'quote' && at === null
    const paper = { name, title: isDraft ? `${title}, taslak` : title, at, bytes: sizes.get(name) ?? null }
    return [{ ...parsed, paper }]
  })
  const sorted = listed.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.version - a.version)
  return sorted.map(({ paper }) => paper)
}
