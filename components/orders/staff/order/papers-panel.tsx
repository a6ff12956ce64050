import { PapersList } from '@/components/orders/papers-list'
import type { OrderJson } from '@/lib/orders/order/output'
import { LOAD_TEST, stepCode } from '@/lib/orders/steps'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { staffPaperPath } from '@/lib/site/admin-pages'
import { Panel } from '@/components/admin/parts/panel'

export function PapersPanel({ order: { id, papers, state } }: { order: OrderJson }) {
  const hasPaper = (kind: string) => papers.some(({ name }) => name === kind || name.startsWith(`${kind}-`))
  const rows = papers.map(({ name, title, at, bytes }) => {
    return { href: staffPaperPath(id, name), title, note: at ? formatShortDate(at) : 'Gönderilmedi', bytes }
  })
  const futurePapers = [
    { kind: 'test', title: 'Test tutanağı', note: `${stepCode(LOAD_TEST)} adımında yazılır` },
    { kind: 'warranty', title: 'Garanti belgesi', note: 'Teslimde oluşur' },
  ].filter(({ kind }) => state === 'open' && !hasPaper(kind))
  return (
    <Panel id="belgeler" title="Belgeler" note="Müşteri gönderileni görür">
      <PapersList papers={[...rows, ...futurePapers]} />
    </Panel>
  )
}
