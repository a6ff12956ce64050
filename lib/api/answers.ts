import { z } from 'zod/mini'
import type { Reply, Status } from '@/lib/api/replies'

// What a route declares of its answers. The functions pair with those of replies.ts, and the type of a declaration
// compares them. The API's description is made of them (lib/api/openapi).

/** Headers of answers that callers need. */
export type AnswerHeader = 'ETag' | 'Location' | 'X-Total-Count' | 'Upload-Token' | 'Set-Cookie'

/** One way in which a call succeeds. */
export type Answer<S extends Status = Status, B = unknown> = {
  status: S
  /** The shape of the body. Without one there is no body. */
  shape?: z.ZodMiniType<B>
  headers: readonly AnswerHeader[]
  /** The media type, if not JSON. */
  type?: 'text/csv'
}

/** The reply that an answer describes. */
export type ReplyTo<N> = N extends Answer<infer S, infer B> ? Reply<S, B> : never

/** An answer without a name of its own. */
export function answer<S extends Status, B = undefined>(
  status: S,
  shape?: z.ZodMiniType<B>,
  headers: readonly AnswerHeader[] = [],
): Answer<S, B> {
  return { status, shape, headers }
}

/** `itemReply` */
export const itemAnswer = <B>(shape: z.ZodMiniType<B>) => answer(200, shape, ['ETag'])

/** `listReply` of items of one shape. */
export const listAnswer = <B>(shape: z.ZodMiniType<B>): Answer<200, B[]> =>
  answer(200, z.array(shape), ['X-Total-Count'])

/** `createdReply` */
export const createdAnswer = <B>(shape: z.ZodMiniType<B>) => answer(201, shape, ['ETag', 'Location'])

/** `emptyReply`, and with 'ETag' that of an item that still exists. */
export const emptyAnswer = (...headers: AnswerHeader[]) => answer(204, undefined, headers)

/** `acceptedReply`, and with 'ETag' that of an item. */
export const acceptedAnswer = (...headers: AnswerHeader[]) => answer(202, undefined, headers)

/** `movedReply` */
export const movedAnswer = answer(308, undefined, ['Location'])

/** `csvReply`, for callers that accept it. */
export const csvAnswer: Answer<200, string> = { ...answer(200, z.string()), type: 'text/csv' }
