import { Options, Select } from '@/components/ui/select'

type SortFieldProps<Sort extends string> = {
  sorts: readonly Sort[]
  words: Record<Sort, { label: string }>
  value: Sort
  /** The address of the list in another order. Like the filters, the order is in the URL. */
  pathOf: (sort: Sort) => string
}

export function SortField<Sort extends string>({ sorts, words, value, pathOf }: SortFieldProps<Sort>) {
  return (
    <div className="flex min-w-0 items-center gap-2.5 max-sm:flex-1">
      <label htmlFor="sirala" className="flex-none">
        Sıra
      </label>
      <Select
        id="sirala"
        value={value}
        onChange={({ target }) => window.history.replaceState(null, '', pathOf(target.value as Sort))}
        className="w-52 text-ink max-sm:w-auto max-sm:flex-1">
        <Options of={sorts.map((sort) => [sort, words[sort].label])} />
      </Select>
    </div>
  )
}
