import { type PaperKind, paperName, paperTitle, parsePaperName } from '@/lib/papers/paper'

type Time = Date | string

/** The columns of an order from which its list of papers follows. */
type PaperSources = {
  createdAt: Time
  closedAt: Time | null
  warrantyUntil: Time | null
  quotes: readonly { version: number; sentAt: Time | null }[]
  papers: readonly { name: string; createdAt: Time; bytes: number | null }[]
}

/** `at` is null for a draft; `bytes` is null for a paper that was never rendered. */
type ListedPaper = { name: string; title: string; at: Time | null; bytes: number | null }

/** The order of the list: papers that people look for after a delivery come first. */
const KIND_ORDER: readonly PaperKind[] = ['warranty', 'test', 'quote', 'intake']

/** Returns the papers of an order, including papers that are stored only when somebody first opens them. */
export function listPapers(order: PaperSources, withDrafts = false): ListedPaper[] {
  const { createdAt, closedAt, warrantyUntil, quotes } = order
  const timeByName = new Map<string, Time | null>()
  timeByName.set('intake', createdAt)
  if (warrantyUntil) timeByName.set('warranty', closedAt)
  for (const { version, sentAt } of quotes)
    if (sentAt || withDrafts) timeByName.set(paperName({ kind: 'quote', version }), sentAt)
  for (const { name, createdAt: at } of order.papers) if (!timeByName.get(name)) timeByName.set(name, at)
  const sizeByName = new Map(order.papers.map(({ name, bytes }) => [name, bytes]))
  const papers = [...timeByName].flatMap(([name, at]) => {
    const paperKey = parsePaperName(name)
    if (!paperKey) return []
    const title = paperTitle(paperKey)
    const isDraft = paperKey.kind === 'quote' && at === null
    const paper = { name, title: isDraft ? `${title}, taslak` : title, at, bytes: sizeByName.get(name) ?? null }
    return [{ ...paperKey, paper }]
  })
  const sorted = papers.toSorted(
    (a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || b.version - a.version,
  )
  return sorted.map(({ paper }) => paper)
}
