import type { Paginated } from '@/lib/platform/db/paginated'
import type { VersionCheck, ItemVersion } from '@/lib/platform/db/versions'
import { type SourceOf, toJson } from '@/lib/platform/output'
import { z } from 'zod/mini'

export type Status = 200 | 201 | 202 | 204 | 308 | 503

/**
 * The reply of a handler, which `route` converts to a response. The body is sent as JSON. Strings and bytes are sent
 * unchanged and need a `Content-Type`.
 */
export type Reply<S extends Status = Status, B = unknown> = {
  status: S
  headers?: Record<string, string | string[]>
  body?: B
}

/** Returns a list or a page of it. `total` counts all items. */
export function listReply<B>(items: B[], total: number): Reply<200, B[]> {
  return { status: 200, headers: { 'Cache-Control': 'no-cache', 'X-Total-Count': String(total) }, body: items }
}

/** Returns an item with the ETag of its version. */
export function itemReply<B>(body: B, item: ItemVersion): Reply<200, B> {
  return { status: 200, headers: { 'Cache-Control': 'no-cache', ETag: entityTag(item) }, body }
}

/** Returns a new item. `location` is the address to read it from. */
export function createdReply<B>(body: B, item: ItemVersion, location: string): Reply<201, B> {
  return { status: 201, headers: { ETag: entityTag(item), Location: location }, body }
}

/** Returns an empty reply, with the ETag of the item's new version if the item still exists. */
export function emptyReply(item?: ItemVersion): Reply<204, undefined> {
  return { status: 204, headers: item && { ETag: entityTag(item) } }
}

/** Confirms work that a job does later, with the ETag of the item's new version if there is an item. */
export function acceptedReply(item?: ItemVersion): Reply<202, undefined> {
  return { status: 202, headers: item && { ETag: entityTag(item) } }
}

/** Redirects to an item's new address. */
export function movedReply(location: string): Reply<308, undefined> {
  return { status: 308, headers: { 'Cache-Control': 'no-cache', Location: location } }
}

/** Returns a function that checks whether `If-Match` names an item's version. Without the header every version matches. */
export function ifMatch(headers: Headers): VersionCheck {
  const header = headers.get('If-Match')
  return (item) => header === null || matchesTag(header, entityTag(item))
}

/** The headers of a PDF that a browser shows and does not cache. */
export function pdfHeaders({ pdf, fileName }: { pdf: Uint8Array; fileName: string }): Record<string, string> {
  return {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${fileName}"`,
    'Content-Length': String(pdf.length),
    'Cache-Control': 'no-store',
  }
}

/** Returns a PDF, which a browser shows. */
export function pdfReply(file: { pdf: Uint8Array; fileName: string }): Reply<200, Uint8Array> {
  return { status: 200, headers: pdfHeaders(file), body: file.pdf }
}

/** Converts a reply to a response, which is a 304 if the caller already has the item's version. */
export function respond(request: Request, reply: Reply): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const [name, value] of Object.entries(reply.headers ?? {})) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const singleValue of value) headers.append(name, singleValue)
  }
  const tag = headers.get('ETag')
  const ifNoneMatch = request.headers.get('If-None-Match')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && tag && ifNoneMatch && matchesTag(ifNoneMatch, tag)) return new Response(null, { status: 304, headers })
  if (reply.body === undefined) return new Response(null, { status: reply.status, headers })
  const isRaw = typeof reply.body === 'string' || reply.body instanceof Uint8Array
  if (!isRaw) headers.set('Content-Type', 'application/json; charset=utf-8')
  const body = isRaw ? (reply.body as BodyInit) : JSON.stringify(reply.body)
  return new Response(request.method === 'HEAD' ? null : body, { status: reply.status, headers })
}

// The responses that a route declares. Each is named after the reply that it describes. The compiler checks that a route's
// `reply` returns what its `returns` declares. The API's description is generated from them (lib/api/openapi).

/** Headers of responses that callers need. */
export type ResponseHeader = 'ETag' | 'Location' | 'X-Total-Count' | 'Upload-Token' | 'Set-Cookie'

/** Declares a successful response of a call. */
export type ResponseSpec<S extends Status = Status, B = unknown> = {
  status: S
  /** The shape of the body. Without a shape there is no body. */
  shape?: z.ZodMiniType<B>
  headers: readonly ResponseHeader[]
  /** The media type, if not JSON. */
  type?: 'text/csv' | 'application/pdf'
}

/** The reply that a declared response describes. */
export type ReplyOf<N> = N extends ResponseSpec<infer S, infer B> ? Reply<S, B> : never

/** Declares a response for which there is no function below. */
export function responseSpec<S extends Status, B = undefined>(
  status: S,
  shape?: z.ZodMiniType<B>,
  headers: readonly ResponseHeader[] = [],
): ResponseSpec<S, B> {
  return { status, shape, headers }
}

/** `itemReply` */
export const itemSpec = <B>(shape: z.ZodMiniType<B>) => responseSpec(200, shape, ['ETag'])

/** `listReply` of items of this shape. */
export const listSpec = <B>(shape: z.ZodMiniType<B>): ResponseSpec<200, B[]> =>
  responseSpec(200, z.array(shape), ['X-Total-Count'])

/** `createdReply` */
export const createdSpec = <B>(shape: z.ZodMiniType<B>) => responseSpec(201, shape, ['ETag', 'Location'])

/** `emptyReply`; with 'ETag' for an item that still exists. */
export const emptySpec = (...headers: ResponseHeader[]) => responseSpec(204, undefined, headers)

/** `acceptedReply`; with 'ETag' for an item. */
export const acceptedSpec = (...headers: ResponseHeader[]) => responseSpec(202, undefined, headers)

/** `movedReply` */
export const movedSpec = responseSpec(308, undefined, ['Location'])

/** `csvReply`, for callers that accept it. */
export const csvSpec = { ...responseSpec(200, z.string()), type: 'text/csv' } as const

/** `pdfReply` */
export const pdfSpec = { ...responseSpec(200, z.custom<Uint8Array>()), type: 'application/pdf' } as const

// What most routes declare: a response together with the reply that it describes. Without `serialize`, the domain call returns the
// fields of the shape.

/** The result of a domain call with the fields of a shape, as rows or already as JSON. */
type FieldsOf<Shape extends z.ZodMiniType> = SourceOf<Shape> | z.output<Shape>

/** A shape whose type as JSON the compiler knows. */
type Typed<Shape extends z.ZodMiniType> = Shape & z.ZodMiniType<z.output<Shape>>

type Serialize<Row, Shape extends z.ZodMiniType> = (row: Row) => z.output<Shape>

const serializerOf =
  <Row, Shape extends z.ZodMiniType>(shape: Typed<Shape>): Serialize<Row, Shape> =>
  (row) =>
    toJson(shape, row as SourceOf<Shape>)

/** An item. */
export const returnsItem = <Shape extends z.ZodMiniType, Row = FieldsOf<Shape>>(
  shape: Typed<Shape>,
  serialize: Serialize<Row, Shape> = serializerOf(shape),
) => ({ returns: itemSpec<z.output<Shape>>(shape), reply: (row: Row & ItemVersion) => itemReply(serialize(row), row) })

/** A new item of the list at `path`. */
export const returnsCreated = <Shape extends z.ZodMiniType, Row = FieldsOf<Shape>>(
  path: string,
  shape: Typed<Shape>,
  serialize: Serialize<Row, Shape> = serializerOf(shape),
) => ({
  returns: createdSpec<z.output<Shape>>(shape),
  reply: (row: Row & ItemVersion) => createdReply(serialize(row), row, `${path}/${row.id}`),
})

/** A page of a list. */
export const returnsPage = <Shape extends z.ZodMiniType, Row = FieldsOf<Shape>>(
  shape: Typed<Shape>,
  serialize: Serialize<Row, Shape> = serializerOf(shape),
) => ({
  returns: listSpec<z.output<Shape>>(shape),
  reply: ({ items, total }: Paginated<Row>) => listReply(items.map(serialize), total),
})

/** A whole list. */
export const returnsList = <Shape extends z.ZodMiniType, Row = FieldsOf<Shape>>(
  shape: Typed<Shape>,
  serialize: Serialize<Row, Shape> = serializerOf(shape),
) => ({
  returns: listSpec<z.output<Shape>>(shape),
  reply: (rows: readonly Row[]) => listReply(rows.map(serialize), rows.length),
})

/** A body alone. */
export const returnsBody = <S extends 200 | 201, Shape extends z.ZodMiniType, Row = FieldsOf<Shape>>(
  status: S,
  shape: Typed<Shape>,
  serialize: Serialize<Row, Shape> = serializerOf(shape),
) => ({
  returns: responseSpec<S, z.output<Shape>>(status, shape),
  reply: (row: Row): Reply<S, z.output<Shape>> => ({ status, body: serialize(row) }),
})

/** `emptyReply` without an item. */
export const returnsNothing = { returns: emptySpec(), reply: () => emptyReply() }

/** `emptyReply` with the ETag of the item. */
export const returnsVersion = { returns: emptySpec('ETag'), reply: (item: ItemVersion) => emptyReply(item) }

/** `acceptedReply` without an item. */
export const returnsAccepted = { returns: acceptedSpec(), reply: () => acceptedReply() }

const withoutWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '')

/** Returns the ETag of an item's version. A proxy that compresses may put `W/` before it. */
export function entityTag({ id, version }: ItemVersion): string {
  return `"${id}-${version}"`
}

/** Whether an `If-Match` or `If-None-Match` header names the tag. The comparison is weak (RFC 9110, 8.8.3.2). */
export function matchesTag(header: string, tag: string): boolean {
  if (header === tag || header === '*') return true
  return header.split(',').some((part) => withoutWeakPrefix(part) === withoutWeakPrefix(tag))
}
