import type { IsKnown, State } from '@/lib/content/versions'

/** What a handler answers when all went well; the wrapper turns it into a response. */
export type Reply = { status: 200 | 201 | 204 | 308; headers?: Record<string, string>; body?: unknown }

/** A list or a part of it; `total` counts all there are. */
export function listReply(items: unknown[], total: number): Reply {
  return { status: 200, headers: { 'Cache-Control': 'no-cache', 'X-Total-Count': String(total) }, body: items }
}

/** Names one state of one item. Compression on the way may put `W/` before it. */
export function entityTag({ id, version }: State): string {
  return `"${id}-${version}"`
}

/** An item with the tag of its state. */
export function itemReply(body: unknown, state: State): Reply {
  return { status: 200, headers: { 'Cache-Control': 'no-cache', ETag: entityTag(state) }, body }
}

/** A new item; `location` is where it can be read. */
export function createdReply(body: unknown, state: State, location: string): Reply {
  return { status: 201, headers: { ETag: entityTag(state), Location: location }, body }
}

/** Done, nothing to show; with the tag of the item's new state, if it still has one. */
export function emptyReply(state?: State): Reply {
  return { status: 204, headers: state && { ETag: entityTag(state) } }
}

/** The item has another address now. */
export function movedReply(location: string): Reply {
  return { status: 308, headers: { 'Cache-Control': 'no-cache', Location: location } }
}

function sameTag(header: string, tag: string): boolean {
  return header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}

/** Whether the caller means the item's state by `If-Match`; without the header any will do. */
export function ifMatch(headers: Headers): IsKnown {
  const header = headers.get('If-Match')
  return (state) => header === null || sameTag(header, entityTag(state))
}

/** The response of a reply: 304 when the caller already has the item's state. */
export function respond(request: Request, reply: Reply): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', ...reply.headers })
  const tag = headers.get('ETag')
  const known = request.headers.get('If-None-Match')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && tag && known && sameTag(known, tag)) return new Response(null, { status: 304, headers })
  if (reply.body === undefined) return new Response(null, { status: reply.status, headers })
  headers.set('Content-Type', 'application/json; charset=utf-8')
  const text = JSON.stringify(reply.body)
  return new Response(request.method === 'HEAD' ? null : text, { status: reply.status, headers })
}
