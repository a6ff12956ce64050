import { CLIENT_ADDRESS_HEADER } from '@/lib/server/request/client-address'

/** The caller's address as the front found it; in development, where no front stands, all callers are one. */
export function clientOf(headers: Headers): string {
  return headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'
}
