import type { IncomingMessage } from 'node:http'
import { sessionCookieName } from '@/lib/accounts/cookie'

/** Returns the token in the session's cookie, or ''. */
export function sessionTokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const prefix = `${sessionCookieName()}=`
  const pair = headers.cookie?.split(';').find((text) => text.trim().startsWith(prefix))
  return pair?.trim().slice(prefix.length) ?? ''
}
