import { callAdmin, readVersioned, useVersioned, type Versioned } from '@/components/admin/session/api'
import type { ApiPath, GetPath } from '@/lib/api/paths'

type PutPath<Item, Fields> = ApiPath<{ PUT: { body: { json: Fields }; answer: Item } }>
type RecordPath<Item, Fields> = GetPath<Item> & PutPath<Item, Fields>

/** Loads a record that a screen shows and edits. Components with the same path share one request. */
export function useRecord<Item, Fields>(path: RecordPath<Item, Fields>) {
  return { path, ...useVersioned<Item>(path) }
}

type OpenRecord<Item, Fields> = Omit<ReturnType<typeof useRecord<Item, Fields>>, 'stored'> & { stored: Versioned<Item> }

type Save<Fields> = {
  fields: Fields
  /** Whether somebody else has changed a field since the form opened. Other changes to the record are not a conflict. */
  isOutdated: boolean
  overwrite: boolean
}

/** Replaces the fields of a record. @throws {ApiError} 412 if somebody else has changed it; the screen then shows the new state */
export async function saveRecord<Item, Fields>(
  openRecord: OpenRecord<Item, Fields>,
  { fields, isOutdated, overwrite }: Save<Fields>,
): Promise<void> {
  const base = overwrite ? await readVersioned<Item>(openRecord.path) : openRecord.stored
  // '"0"' is never an ETag of a record, so the server answers 412.
  const ifMatch = isOutdated && !overwrite ? '"0"' : base.etag
  const path: PutPath<Item, Fields> = openRecord.path
  try {
    const { body, etag } = await callAdmin(path, { method: 'PUT', json: fields, ifMatch })
    await openRecord.show({ item: body, etag: etag ?? '' })
  } catch (error) {
    void openRecord.reload()
    throw error
  }
}
