'use client'

import { Download, ListChecks, Plus, QrCode, Upload } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { CsvDownload, saveFile } from '@/components/admin/list/csv-download'
import { FilterLinks } from '@/components/admin/list/filter-links'
import { EmptyList, ListView, MoreRows, SearchBox } from '@/components/admin/list/list'
import { SortField } from '@/components/admin/list/sort-field'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useSearchInAddress } from '@/components/admin/list/use-search-in-address'
import { useRead } from '@/components/admin/session/api'
import { SelectionBar, SelectRow } from '@/components/admin/bulk/selection'
import { useSelectedRows } from '@/components/admin/bulk/use-selected-rows'
import { Button, ButtonLink } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import { CODE, PART_FIELDS } from '@/lib/parts/fields'
import type { PartRowJson } from '@/lib/parts/output'
import { PART_FILTERS, PART_SORTS } from '@/lib/parts/schema'
import { toCsv } from '@/lib/platform/csv/write-csv'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { MAX_LABELS, newPartPath, PART_IMPORT_PATH, partLabelsPath } from '@/lib/site/admin-pages'
import { PartRow } from './part-row'
import { FILTER_WORDS, type PartView, SORT_WORDS, viewOf, viewPath } from './part-view'
import { formatThousandths } from '@/lib/platform/turkish/numbers'
import { PART_LIST_ERROR } from './words'

export function Parts() {
  const view = viewOf(useSearchParams())
  const { filter, search, sort } = view
  const { text, setText } = useSearchInAddress(search, (words) => viewPath({ ...view, search: words }))
  const { data: counts } = useRead(apiPath('Parts/counts'))
  const apiFilter = { sort, ...(filter && { filter }) }
  const list = useAdminList(apiPath('Parts'), { search, filter: apiFilter })
  const selection = useSelectedRows(list.items, new URLSearchParams({ ...apiFilter, search }).toString())
  const { isSelecting, selected, toggle } = selection
  const csvPath = apiPath('Parts', { ...apiFilter, q: search || undefined })
  return (
    <div className="max-w-288">
      <SearchBox
        label="Kod, ad, raf ya da tedarikçi ara"
        placeholder="Kod, ad, raf, tedarikçi"
        text={text}
        setText={setText}
        className="mb-4 max-w-120 max-sm:mb-3 max-sm:max-w-none"
      />
      <FilterLinks
        choices={[undefined, ...PART_FILTERS].map((option) => ({
          key: option ?? 'all',
          label: option ? FILTER_WORDS[option].label : 'Bütün parçalar',
          count: counts?.[option ?? 'all'],
          isChosen: option === filter,
          href: viewPath({ filter: option, search, sort }),
        }))}
      />
      {(list.total > 0 || list.isLoading || isSelecting) && (
        <div className="mb-2 flex items-center gap-3 text-ink-2">
          <p className="mr-auto max-sm:sr-only">
            {list.isLoading ? '…' : `${list.total.toLocaleString('tr-TR')} parça, ${SORT_WORDS[sort].note}`}
          </p>
          <SortField
            sorts={PART_SORTS}
            words={SORT_WORDS}
            value={sort}
            pathOf={(newSort) => viewPath({ ...view, sort: newSort })}
          />
          <Button
            icon={isSelecting ? undefined : ListChecks}
            className="px-3.5! text-ink"
            onClick={() => {
              selection.setSelecting(!isSelecting)
              selection.select([])
            }}>
            {isSelecting ? 'Vazgeç' : 'Birkaçını Seç'}
          </Button>
        </div>
      )}
      <ListView
        list={list}
        errorPrefix={PART_LIST_ERROR}
        empty={<NoParts view={view} />}
        search={{ term: search, clear: () => setText(''), noHits: <NoHits view={view} /> }}
        skeleton={{ rows: 6, row: 'min-h-18' }}>
        {(parts) => (
          <ul className="@container border border-line bg-paper">
            {parts.map((part) => (
              <PartRow key={part.id} part={part} isSelected={isSelecting && selected.has(part.id)}>
                {isSelecting && (
                  <SelectRow name={part.code} isSelected={selected.has(part.id)} onToggle={() => toggle(part.id)} />
                )}
              </PartRow>
            ))}
          </ul>
        )}
      </ListView>
      {isSelecting && <PartsBar rows={selection.currentItems()} />}
      <MoreRows
        list={list}
        actions={
          isSelecting || (
            <>
              <ButtonLink icon={Upload} href={PART_IMPORT_PATH}>
                CSV İçe Aktar
              </ButtonLink>
              <CsvDownload path={csvPath} name="parcalar" />
            </>
          )
        }
      />
    </div>
  )
}

function NoParts({ view: { filter } }: { view: PartView }) {
  return (
    <div className="border border-line bg-paper">
      {filter ? (
        <EmptyList title={FILTER_WORDS[filter].none} />
      ) : (
        <EmptyList
          title="Henüz parça yok."
          text="Elinizdeki listeyi CSV ile aktarın; miktarlar sayım olarak yazılır. Tek tek de ekleyebilirsiniz."
          action={
            <ButtonLink icon={Upload} href={PART_IMPORT_PATH} className="text-ink">
              CSV İçe Aktar
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}

function NoHits({ view: { filter, search } }: { view: PartView }) {
  const code = search.toLocaleUpperCase('en')
  return (
    <div className="border border-line bg-paper">
      <EmptyList
        title={`“${search}” bulunamadı.`}
        text="Kodun bir kısmını, adını ya da rafını yazın."
        action={
          !filter &&
          CODE.test(code) && (
            <ButtonLink icon={Plus} href={newPartPath(code)} className="text-ink">
              {code} Kodlu Parça Ekle
            </ButtonLink>
          )
        }
      />
    </div>
  )
}

/** Saves a purchase list: the missing quantity of each part, sorted by supplier. */
function savePurchaseList(parts: readonly PartRowJson[]): void {
  const rows = parts
    .toSorted((a, b) => a.supplier.localeCompare(b.supplier, 'tr'))
    .map(({ supplier, code, name, onHand, least, unit }) => [
      supplier,
      code,
      name,
      ...[onHand, least, Math.max(0, least - onHand)].map(formatThousandths),
      unit,
    ])
  // 'Elde', because next to 'Eksik' the word 'Miktar' could be either.
  const { supplier, code, name, least, unit } = PART_FIELDS
  const head = [supplier.label, code.label, name.label, 'Elde', least.label, 'Eksik', unit.label]
  saveFile(new Blob([toCsv([head, ...rows])], { type: 'text/csv' }), `siparis-listesi-${istanbulDay(new Date())}.csv`)
}

/** The bar for the selected parts, which saves a purchase list or prints labels. */
function PartsBar({ rows }: { rows: readonly PartRowJson[] }) {
  const count = rows.length
  return (
    <SelectionBar count={count}>
      <Button icon={Download} disabled={count === 0} onClick={() => savePurchaseList(rows)}>
        Sipariş Listesi
      </Button>
      {count > 0 && count <= MAX_LABELS ? (
        <ButtonLink icon={QrCode} variant="primary" href={partLabelsPath(rows.map(({ id }) => id))}>
          Etiketleri Yazdır
        </ButtonLink>
      ) : (
        <Button icon={QrCode} disabled>
          {count > MAX_LABELS ? `En çok ${MAX_LABELS} Etiket` : 'Etiketleri Yazdır'}
        </Button>
      )}
    </SelectionBar>
  )
}
