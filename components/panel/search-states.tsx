import { TriangleAlert, WifiOff } from 'lucide-react'
import { useAllowed } from '@/components/admin/shell/use-account'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { ApiError } from '@/lib/api/client'
import { hitAccess, type HitKind } from '@/lib/panel/hit-kinds'
import { capitalise } from '@/lib/platform/turkish/case'
import { ADMIN_PATHS, withSearch } from '@/lib/site/admin-pages'

const SECTION = 'px-5 pt-4 pb-4.5 max-sm:px-4'
const HEAD = 'flex gap-3 font-semibold'

/** The kinds that are searched, with their plurals. */
const SEARCHED_KINDS: readonly [HitKind, plural: string][] = [
  ['order', 'iş emirleri'],
  ['customer', 'müşteriler'],
  ['message', 'mesajlar'],
  ['service', 'hizmetler'],
  ['post', 'yazılar'],
  ['fault', 'arıza kodları'],
]

/** Example texts, each with the kind in which it finds something. */
const EXAMPLES: readonly [HitKind, text: string, explanation: string][] = [
  ['order', '9', `${new Date().getFullYear()}-0009 başta`],
  ['message', '8E73-20AF', 'mesaj numarası'],
  ['customer', '532 555 01 23', 'telefon, nasıl yazılırsa'],
  ['order', 'AX960218', 'AX9-60218 seri numarası'],
  ['fault', 'AL16', 'alarm kodu'],
]

const listFormat = new Intl.ListFormat('tr')

/** Says what the account may search, with examples. */
export function Examples() {
  const isAllowed = useAllowed()
  const isSearched = ([kind]: readonly [HitKind, ...string[]]) => isAllowed(hitAccess(kind))
  const kinds = listFormat.format(SEARCHED_KINDS.filter(isSearched).map(([, plural]) => plural))
  return (
    <div className={SECTION}>
      <p>{capitalise(kinds)} birlikte aranır.</p>
      <dl className="mt-3.5 grid grid-cols-[9.5rem_minmax(0,1fr)] border-t border-line *:border-b *:border-line *:py-1.75">
        {EXAMPLES.filter(isSearched).map(([, text, explanation]) => (
          <div key={text} className="col-span-full grid grid-cols-subgrid">
            <dt className="mono">{text}</dt>
            <dd className="text-ink-2">{explanation}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const BAR = 'block h-3.5 bg-line opacity-60'

/** Placeholders while the first results are loaded. */
export function Skeleton() {
  return (
    <div aria-hidden>
      {[3, 1].map((rows) => (
        <div
          key={rows}
          className="grid grid-cols-[9rem_minmax(0,1fr)] border-edge not-first:border-t max-sm:grid-cols-1">
          <div className="border-r border-line py-3 pr-3 pl-5 max-sm:border-r-0 max-sm:border-b max-sm:bg-sheet max-sm:px-4">
            <i className={`${BAR} mt-1.5 w-7/10`} />
          </div>
          <div>
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className="min-h-14 border-line px-5 py-2.5 not-first:border-t max-sm:px-4">
                <i className={BAR} />
                <i className={`${BAR} mt-2 w-3/5`} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

export function NoHits({ searchTerm, onOpen }: { searchTerm: string; onOpen: () => void }) {
  const isAllowed = useAllowed()
  return (
    <div className={SECTION}>
      <p className="font-semibold">“{searchTerm}” için bir şey bulunamadı.</p>
      <p className="mt-1 text-ink-2">
        Seri no ve telefon boşluksuz, tiresiz de aranır; adın üç harfi yeter. Silinenler aranmaz
        {isAllowed('content') ? (
          <>
            :{' '}
            <Link href={withSearch(ADMIN_PATHS.bin)(searchTerm)} onClick={onOpen}>
              Silinenler’de ara
            </Link>
          </>
        ) : (
          '.'
        )}
      </p>
    </div>
  )
}

export function Offline() {
  return (
    <output className={`block ${SECTION}`}>
      <span className={HEAD}>
        <Icon of={WifiOff} />
        Bağlantı yok.
      </span>
      <span className="mt-1 block text-ink-2">Yazdığınız duruyor; bağlantı gelince kendiliğinden aranır.</span>
    </output>
  )
}

type FailedProps = { error: ApiError; isReading: boolean; reload: () => unknown }

export function Failed({ error, isReading, reload }: FailedProps) {
  return (
    <div role="alert" className={SECTION}>
      <p className={`${HEAD} text-bad`}>
        <Icon of={TriangleAlert} />
        <span>Aranırken bir hata oluştu: {error.message}</span>
      </p>
      <Button className="mt-3" disabled={isReading} onClick={() => void reload()}>
        Yeniden Dene
      </Button>
    </div>
  )
}
