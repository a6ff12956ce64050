import { isIP } from 'node:net'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Returns why the site gets no certificate automatically, in Turkish, or null if it gets one. */
export function reasonAgainst(site: URL | null, isBehindProxy: boolean, hasOwn: boolean): string | null {
  if (site?.protocol !== 'https:') return 'SITE_URL https ile başlamıyor'
  if (hasOwn) return 'CERTIFICATES klasöründe sertifika var'
  if (isBehindProxy) return 'TLS, EDGE_TRUSTED_PROXIES ile verilen sunucuda biter'
  const name = site.hostname
  if (isIP(name) || name.startsWith('[') || !name.includes('.') || /\.(local|localhost|internal)$/.test(name))
    return `${name} dışarıdan bilinen bir ad değil`
  return null
}

/** Returns when a certificate is renewed, in epoch milliseconds: after two thirds of its validity. */
export function dueAt({ validFrom, validTo }: { validFrom: string; validTo: string }): number {
  const [from, to] = [Date.parse(validFrom), Date.parse(validTo)]
  return to - (to - from) / 3
}

type Failure = {
  /** The CA's `detail` (RFC 8555, 6.7), or else dehydrated's standard error. */
  text: string
  /** The pause after the first failure. Let's Encrypt allows five failed validations an hour. */
  pauseMs: number
}

/** Reads from dehydrated's standard error why it failed. */
export function failureOf(output: string): Failure {
  const quoted = /"detail"\]?[\s:]*("(?:[^"\\]|\\.)*")/.exec(output)?.[1]
  const reason = quoted ? (JSON.parse(quoted) as string) : (/^ERROR: (.+)/m.exec(output)?.[1] ?? output)
  const pauseMs = output.includes('urn:ietf:params:acme:error:rateLimited') ? HOUR_MS : 15 * MINUTE_MS
  return { text: reason.trim().replaceAll(/\s+/g, ' ').slice(0, 300), pauseMs }
}

/** Returns the pause after this many failures in a row: it doubles up to half a day. */
export const pauseAfter = (failures: number, { pauseMs }: Pick<Failure, 'pauseMs'>): number =>
  Math.min(pauseMs * 2 ** (failures - 1), 12 * HOUR_MS)

/** Returns a pause in Turkish words. */
export const inWords = (ms: number): string =>
  ms < HOUR_MS ? `${Math.round(ms / MINUTE_MS)} dakika` : `${Math.round(ms / HOUR_MS)} saat`
