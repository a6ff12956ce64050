'use client'

import useSWRInfinite, { unstable_serialize as keyOf } from 'swr/infinite'
import { readAdmin } from '@/components/admin/session/api'
import type { ApiError } from '@/lib/api/client'
import { type GetPath, withQuery } from '@/lib/api/paths'

/** Number of rows that 'Sonraki 50' adds. */
export const PAGE_SIZE = 50

type ListPage<T> = { items: T[]; total: number }

export type AdminList<T> = {
  /** The fetched rows; the whole list with `whole`. */
  items: T[]
  total: number
  /** Whether the first request is running. `isBusy` is also true during later requests. */
  isLoading: boolean
  isBusy: boolean
  error: ApiError | undefined
  showMore: () => void
  reload: () => Promise<unknown>
  /** Changes the rows in the browser without a request. */
  update: (change: (items: T[]) => T[]) => Promise<unknown>
}

type Options = {
  search?: string
  filter?: Record<string, string>
  /** Fetches all rows at once, because reordering needs them. `useOrderedRows` shows them 50 at a time. */
  whole?: boolean
  /** Fetches only this page, counted from 1, for a list with a pager. */
  page?: { number: number; size: number }
}

function pathOf<T>(list: GetPath<T[]>, index: number, { search, filter, whole, page }: Options) {
  if ((whole || page) && index > 0) return null
  const query = new URLSearchParams(filter)
  if (!whole) query.set('page', String(page?.number ?? index + 1))
  if (!whole) query.set('pageSize', String(page?.size ?? PAGE_SIZE))
  if (search) query.set('q', search)
  return withQuery(list, query)
}

/** Returns the SWR key of a list, for screens that change its rows. */
export function adminListKey(list: GetPath<unknown[]>): string {
  return keyOf((index) => pathOf(list, index, {}))
}

async function fetchPage<T>(path: GetPath<T[]>): Promise<ListPage<T>> {
  const { body, total } = await readAdmin(path)
  return { items: body, total }
}

/** Removes duplicates: pages of one list overlap if rows were added or deleted in between. */
function withoutDuplicates<T extends { id: string }>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/** Reads a list of the API page by page. The previous rows stay during a search. */
export function useAdminList<T extends { id: string }>(path: GetPath<T[]>, options: Options = {}): AdminList<T> {
  const { search = '', filter, whole = false, page } = options
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<ListPage<T>, ApiError>(
    (index) => pathOf(path, index, { search, filter, whole, page }),
    fetchPage<T>,
    { keepPreviousData: true },
  )
  const pages = (data ?? []).filter(Boolean)
  const items = withoutDuplicates(pages.flatMap((page) => page.items))
  return {
    items,
    total: pages.at(-1)?.total ?? 0,
    isLoading: !data && !error,
    isBusy: isValidating,
    error,
    showMore: () => void setSize(size + 1),
    reload: () => mutate(),
    update: (change) =>
      mutate((current) => current?.map((page) => ({ ...page, items: change(page.items) })), { revalidate: false }),
  }
}
