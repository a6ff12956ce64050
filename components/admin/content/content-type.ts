import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { ItemType } from './item-editor'
import type { PublicationType } from '@/components/admin/publication/use-state-filter'
import type { OrderPath } from '@/components/admin/list/use-ordered-rows'
import type { ApiPath, PathOf, GetPath } from '@/lib/api/paths'
import type { Signature } from '@/lib/api/route'
import type { StateCounts } from '@/lib/content/publication'

export type ContentType<Item extends { id: string }, Draft> = ItemType<Item, Draft> & {
  paths: ContentPaths<Item>
  titleOf: (itemOrDraft: Item | Draft) => string
  /** 'list' is next to the form, 'grid' below it. 'wide' is a list below a wide form. */
  shape: 'list' | 'grid' | 'wide'
  /** Set if staff can reorder the items. The whole list is then fetched at once. */
  order?: OrderPath
  /** Number of rows on a page, for a list with a pager. By default a button adds 50 rows. */
  pageSize?: number
  /** A second button that saves and starts the next item. */
  next?: NextItem<Draft>
  /** Whether the dashboard shows the number of items. */
  isCounted?: boolean
  /** Set for content with drafts. */
  publication?: PublicationType<Item>
  /** Note next to the form's title for a new item. */
  note?: ReactNode
  /** Set if staff can select several items. `alsoDeleted` says what is deleted with them. */
  bulk?: { path: BulkPath; alsoDeleted: string }
  texts: {
    /** 'Yeni Yazı': the button. */
    create: string
    /** 'Yeni yazı': the form's title. */
    newItem: string
    /** 'yazı' */
    noun: string
    list: string
    search: string
    empty: { title: string; text: string } | ReactElement
    /** Start of the error message, before the reason. */
    loadError: string
    deleteError: string
    deletion: (item: Item) => ReactNode
  }
}

type ContentPaths<Item> = {
  list: GetPath<Item[]>
  /** Path of an item by its id or, in any state, by its slug. */
  item: (key: string, query?: { state: 'all' }) => ApiPath<{ GET: Signature & { answer: Item }; DELETE: Signature }>
}

type BulkPath = PathOf<'BlogPosts/several' | 'Faults/several' | 'Redirects/several' | 'Services/several'>

type NextItem<Draft> = {
  /** 'Kaydet, Seriye Yenisini Ekle' */
  label: string
  draftOf: (saved: Draft) => Draft
  focusId: string
  note: (saved: Draft) => string
}

/** Filters of a list besides the publication state, with their controls. */
export type MoreFilters = {
  query: Record<string, string>
  stateCounts: StateCounts | undefined
  /** Number of all items, without filters. */
  total: number | undefined
  render: (list: FilteredList) => ReactNode
  noHits: ComponentType<{ list: FilteredList }>
  clear: () => void
  reload: () => void
}

export type FilteredList = {
  total: number
  searchTerm: string
  /** Whether a state or another filter is active. */
  isFiltered: boolean
  clear: () => void
}

export type RowsProps<Item> = {
  items: readonly Item[]
  editedId: string | undefined
  savedId: string | null
  disabled: boolean
  /** Returns the replacement for the row of an item that was just deleted. */
  deletedRow: (item: Item) => ReactNode
  /** Undefined during a search, because reordering needs all items. */
  onOrder?: (ids: string[]) => void
  /** Returns an item's buttons or, in selection mode, its checkbox (`RowButtons`). */
  renderButtons: (item: Item) => ReactNode
}
