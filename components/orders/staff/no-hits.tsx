import { EmptyList } from '@/components/admin/list/list'
import { stepTitle } from '@/lib/orders/steps'
import { ATTENTION_WORDS } from '@/components/orders/staff/words'
import { STATE_WORDS } from '@/lib/orders/words'
import { Link } from '@/components/ui/link'
import { filterPath, type OrderFilter } from './order-filter'

/** Says which filter has no orders, and leads to a wider one. */
export function NoHits({ filter }: { filter: OrderFilter }) {
  const { step, attention, state, search } = filter
  const of = attention ? ATTENTION_WORDS[attention].none : state === 'all' ? 'iş emri' : STATE_WORDS[state].none
  const what = step ? `${stepTitle(step)} adımında iş emri` : of
  const wider = search
    ? step
      ? { label: 'Aramayı bütün adımlarda yap', path: filterPath({ state: 'open', search }) }
      : state === 'all' && !attention
        ? { label: 'Aramayı temizle', path: filterPath({ state: 'open', search: '' }) }
        : { label: 'Aramayı bütün durumlarda yap', path: filterPath({ state: 'all', search }) }
    : { label: 'Açık iş emirlerini göster', path: filterPath({ state: 'open', search: '' }) }
  return (
    <div className="border border-line bg-paper">
      <EmptyList
        title={search ? `“${search}” için ${what} yok.` : `${what[0]!.toLocaleUpperCase('tr')}${what.slice(1)} yok.`}
        action={
          (search || step || state !== 'open') && (
            <Link href={wider.path} className="inline-flex min-h-11 items-center text-ink">
              {wider.label}
            </Link>
          )
        }
      />
    </div>
  )
}
