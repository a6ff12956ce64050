import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { ItemType } from './item-editor'
import type { PublicationType } from '@/components/admin/publication/use-state-filter'
import type { SeveralPath } from '@/components/admin/several/use-several'
import type { OrderPath } from '@/components/admin/list/use-ordered-rows'
import type { ApiPath, Readable } from '@/lib/api/paths'
import type { Signature } from '@/lib/api/route'
import type { StateCounts } from '@/lib/content/publication'

export type ContentType<Item extends { id: string }, Draft> = ItemType<Item, Draft> & {
  paths: ContentPaths<Item>
  titleOf: (named: Item | Draft) => string
  /** 'list' stands beside the form, 'grid' below it. 'wide' is a list below a form that needs the room. */
  shape: 'list' | 'grid' | 'wide'
  /** Where staff put the items in order. The list is then fetched whole. */
  order?: OrderPath
  /** Rows of a page, for a list with a pager. Left out, 'Sonraki 50' adds rows. */
  pageSize?: number
  /** A second button that saves and begins the next item. */
  next?: NextItem<Draft>
  /** The dashboard shows how many there are. */
  isCounted?: boolean
  /** Set for content with drafts. */
  publication?: PublicationType<Item>
  /** Beside the form's title while no item is edited. */
  note?: ReactNode
  /** Several can be chosen at once; says what goes with deleted ones. */
  several?: { path: SeveralPath; deleted: string }
  texts: {
    /** 'Yeni Yazı': the button. */
    create: string
    /** 'Yeni yazı': the form's title. */
    newItem: string
    /** 'yazı' */
    one: string
    list: string
    search: string
    empty: { title: string; text: string } | ReactElement
    /** Words before {reason}. */
    loadError: string
    deleteError: string
    deletion: (item: Item) => ReactNode
  }
}

/** Where a kind's items are. */
type ContentPaths<Item> = {
  list: Readable<Item[]>
  /** Of an item by its id, or of one in any state by its slug. */
  item: (key: string, query?: { state: 'all' }) => ApiPath<{ GET: Signature & { answer: Item }; DELETE: Signature }>
}

type NextItem<Draft> = {
  /** 'Kaydet, Seriye Yenisini Ekle' */
  label: string
  draftOf: (saved: Draft) => Draft
  focus: string
  note: (saved: Draft) => string
}

/** Conditions of a list beside its search and state, with controls of the screen's own. */
export type Conditions = {
  query: Record<string, string>
  states: StateCounts | undefined
  /** All items, whatever the list is narrowed to. */
  total: number | undefined
  render: (list: NarrowedList) => ReactNode
  noHits: ComponentType<{ list: NarrowedList }>
  clear: () => void
  reload: () => void
}

export type NarrowedList = {
  total: number
  words: string
  /** Whether a condition or a state narrows it. */
  isNarrowed: boolean
  clear: () => void
}

export type RowsProps<Item> = {
  items: readonly Item[]
  edited: string | undefined
  saved: string | null
  disabled: boolean
  /** Left out, the order cannot be changed, because a search shows only a part of it. */
  onOrder?: (ids: string[]) => void
  onEdit: (item: Item) => void
  onDelete: (item: Item) => void
}
