import { db } from '@/lib/platform/db/client'
import type { PictureFiles } from '@/lib/platform/media/store-pictures'
import { filesOf } from '@/lib/platform/media/storage'
import { type Kind, KIND_ENTRIES, KINDS } from '@/lib/site/kinds'
import { bodyOf, type Caller, storedNames } from './handlers'
import { sampleOf, send } from '../route-access'
import { ROUTES } from '../routes'

/** Kinds whose items must differ in the texts from which their addresses are derived. */
export const UNIQUE_KINDS = KIND_ENTRIES.filter(([, { page, isImported }]) => page?.formerSlugs || isImported).map(
  ([kind]) => kind,
)

export type Item = { id: string; slug: string; state: string; publishedAt: string } & Record<string, unknown>
export type Fields = Record<string, unknown>

export const itemIn = <Body = Item>(response: Response | Promise<Response>, status?: number) =>
  bodyOf<Body>(response, status)

/** Returns the calls of a kind of content. They are made as `staff` unless another caller is passed; null is a visitor. */
export function callsOf(kind: Kind, staff: Caller) {
  const { api } = KINDS[kind]
  const isForm = ROUTES.get(`POST ${api}`)!.takes === 'form'
  const call = (name: string, options: object, caller: Caller | null = staff) =>
    send(name, options, caller ?? undefined)
  const body = (fields: Fields) => (isForm ? { form: fields as Record<string, string | File> } : { json: fields })
  const create = (fields: Fields) => call(`POST ${api}`, body(fields))
  const list = (query = '', caller?: Caller | null) => call(`GET ${api}`, { query }, caller)
  /** Returns unique fields for a new item, with a picture if the kind has pictures. */
  const newFields = async (): Promise<Fields> => {
    const { form, json } = await sampleOf(`POST ${api}`, staff)
    return { ...(form ?? (json as Fields)) }
  }
  return {
    create,
    newFields,
    list,
    add: async (fields: Fields = {}) => itemIn(create({ ...(await newFields()), ...fields }), 201),
    change: (id: string, fields: Fields, headers?: Record<string, string>) =>
      call(`PUT ${api}/[key]`, { params: { key: id }, headers, ...body(fields) }),
    remove: (id: string) => call(`DELETE ${api}/[key]`, { params: { key: id } }),
    read: (item: Pick<Item, 'id' | 'slug'> | string, caller?: Caller | null, query = '') => {
      const key = typeof item === 'string' ? item : (item.slug ?? item.id)
      return call(`GET ${api}/[key]`, { params: { key }, query }, caller)
    },
    readList: (query = '', caller?: Caller | null) => itemIn<Item[]>(list(query, caller)),
    reorder: (ids: unknown) => call(`PUT ${api}/order`, { json: { ids } }),
  }
}

export const textsOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !(value instanceof File)))

/** Returns stored files that no row refers to, and missing files that a row refers to. */
export async function inconsistentFiles(): Promise<{ orphaned: string[]; missing: string[] }> {
  const images = await db().$queryRaw<PictureFiles[]>`SELECT "path", "widths", "original" FROM "images"`
  const [stored, referenced] = [storedNames(), images.flatMap(filesOf)]
  const difference = (names: string[], others: string[]) => names.filter((name) => !others.includes(name))
  return { orphaned: difference(stored, referenced), missing: difference(referenced, stored) }
}

export const CONSISTENT = { orphaned: [], missing: [] }
