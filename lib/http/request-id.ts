import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@/lib/server/request/request-log'

/** The id under which the front logs this request; one of its own in development, where no front stands before. */
export function requestIdOf(headers: Headers): string {
  return headers.get(REQUEST_ID_HEADER) ?? randomUUID()
}
