import type { FilteredList } from '@/components/admin/content/content-type'
import { EmptyList } from '@/components/admin/list/list'
import { useTotal } from '@/components/admin/session/api'
import { ActionButton } from '@/components/ui/action-link'
import { Options, Select } from '@/components/ui/select'
import { apiPath } from '@/lib/api/paths'
import type { FaultGroups } from '@/lib/faults/output'
import { type FaultQuery, useLinkTargets } from './use-faults'
import { countText } from '@/lib/platform/turkish/numbers'

/** Value for faults without a device group, because '' means all. */
const NO_SERVICE = '-'

type FaultFiltersProps = {
  query: FaultQuery
  groups: FaultGroups | undefined
  onChange: (query: FaultQuery) => void
  list: FilteredList
}

/** Filters by brand and device group, and the number of faults that match. */
export function FaultFilters({ query, groups, onChange, list }: FaultFiltersProps) {
  const services = useLinkTargets().data?.services
  const { brand, service } = query
  const names = [
    groups?.brands.find(({ brandSlug }) => brandSlug === brand)?.brand,
    service === '' ? 'Cihaz grubu yok' : services?.find(({ slug }) => slug === service)?.device,
  ].filter(Boolean)
  return (
    <>
      <div className="grid grid-cols-2 gap-2 border-b border-line px-2 pb-2">
        <Select
          aria-label="Marka"
          value={brand ?? ''}
          onChange={({ target }) => onChange({ ...query, brand: target.value || undefined })}
          className="min-w-0">
          <option value="">Bütün markalar</option>
          {groups && <Options of={groups.brands.map((group) => [group.brandSlug, group.brand])} />}
        </Select>
        <Select
          aria-label="Cihaz"
          value={service === '' ? NO_SERVICE : (service ?? '')}
          onChange={({ target: { value } }) =>
            onChange({ ...query, service: value === NO_SERVICE ? '' : value || undefined })
          }
          className="min-w-0">
          <option value="">Bütün cihazlar</option>
          {services && <Options of={services.map(({ slug, device }) => [slug, device])} />}
          {groups && (groups.withoutService > 0 || service === '') && (
            <option value={NO_SERVICE}>Cihaz grubu yok</option>
          )}
        </Select>
      </div>
      <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 text-small text-ink-2">
        <output>
          {list.total === 0 && names.length > 0 && `${names.join(', ')}: `}
          <span className="mono">{countText(list.total)}</span> kayıt{list.total > 0 && ', kod sırasıyla'}
        </output>
        {list.isFiltered && (
          <ActionButton onClick={list.clear} className="text-ink">
            Süzgeci kaldır
          </ActionButton>
        )}
      </p>
    </>
  )
}

/** Says that a search found nothing, and how many hits it has without the filters. */
export function NoFaults({ list }: { list: FilteredList }) {
  const { searchTerm, isFiltered } = list
  const total = useTotal(isFiltered ? apiPath('Faults', { state: 'all', pageSize: '1', q: searchTerm }) : null)
  if (!isFiltered) {
    return (
      <EmptyList title={`“${searchTerm}” bulunamadı.`} text="Kodu, anlamını ya da seriyi başka sözcüklerle arayın." />
    )
  }
  return (
    <EmptyList
      title={`“${searchTerm}” bu süzgeçte bulunamadı.`}
      text={total === undefined ? undefined : `Bütün markalarda ${countText(total)} kayıt var.`}
    />
  )
}
