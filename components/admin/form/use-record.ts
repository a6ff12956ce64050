import { callAdmin, readVersioned, useVersioned, type Versioned } from '@/components/admin/session/api'
import type { ApiPath, Readable } from '@/lib/api/paths'

type Replaced<Item, Fields> = ApiPath<{ PUT: { body: { json: Fields }; answer: Item } }>
type RecordPath<Item, Fields> = Readable<Item> & Replaced<Item, Fields>

/** A record that a screen shows and edits, and the functions that load it again or show another state. Its parts share one request. */
export function useRecord<Item, Fields>(path: RecordPath<Item, Fields>) {
  const { data, error, isValidating, mutate } = useVersioned<Item>(path)
  return {
    path,
    stored: data,
    error,
    isReading: isValidating,
    reload: () => mutate(),
    show: (stored: Versioned<Item>) => mutate(stored, { revalidate: false }),
  }
}

type OpenRecord<Item, Fields> = Omit<ReturnType<typeof useRecord<Item, Fields>>, 'stored'> & { stored: Versioned<Item> }

type Save<Fields> = {
  fields: Fields
  /** Whether somebody else has changed a field since the form opened. Other changes of the record are no conflict. */
  isOld: boolean
  overwrite: boolean
}

/** Replaces the fields of a record. @throws {ApiError} 412 if somebody else has changed it; the screen then shows the new state */
export async function saveRecord<Item, Fields>(
  open: OpenRecord<Item, Fields>,
  { fields, isOld, overwrite }: Save<Fields>,
): Promise<void> {
  const base = overwrite ? await readVersioned<Item>(open.path) : open.stored
  const ifMatch = isOld && !overwrite ? '"0"' : base.etag
  const path: Replaced<Item, Fields> = open.path
  try {
    const { body, etag } = await callAdmin(path, { method: 'PUT', json: fields, ifMatch })
    await open.show({ item: body, etag: etag ?? '' })
  } catch (error) {
    void open.reload()
    throw error
  }
}
