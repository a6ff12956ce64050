import { type Field, line } from '@/lib/content/fields'
import { z } from 'zod/mini'
import { canonicalPath, canonicalQuery } from '@/lib/site/canonical-path'
import { requiredFile } from '@/lib/platform/media/schema'
import { requiredText } from '@/lib/platform/fields/text'
import { formFlag } from '@/lib/platform/fields/values'

/** Each process keeps all redirects in memory, and each import checks all of them. */
export const MAX_REDIRECTS = 10_000

/** Limits of a CSV file of redirects. Its header line does not count. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024
export const MAX_FILE_LINES = 5000

/** Maximum length of an address in canonical form. The database index cannot store longer ones. */
const MAX_ADDRESS_CHARS = 2000

/** Paths that the site uses itself, including everything below them. None of them is a page for visitors. */
const RESERVED_PATHS = [
  '/admin',
  '/api',
  '/_next',
  '/uploads',
  '/is-emri',
  // The files of public/.
  '/apple-touch-icon.png',
  '/drawings',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/last-resort.css',
  '/og.png',
]

const NO_SLASH = '“/” ile başlamıyor.'
const UNREADABLE = 'Bu adres okunamıyor: “\\”, “..”, satır sonu ya da bozuk bir “%” içeriyor.'
const TOO_LONG = `Adres çok uzun: en çok ${MAX_ADDRESS_CHARS.toLocaleString('tr-TR')} karakter olabilir.`

export const PAGE_EXISTS_ERROR = 'Bu sayfa sitede yaşıyor, yönlendirilemez.'

type Address = { path: string; search: string } | { error: string }

/** Returns an address in canonical form, without a trailing slash. */
function parseAddress(path: string, search: string): Address {
  if (!path.startsWith('/')) return { error: NO_SLASH }
  if (path.startsWith('//')) return { error: 'Adres “//” ile başlayamaz.' }
  const canonical = canonicalPath(path.replace(/\/{2,}/g, '/'))
  if (canonical === null || /\p{Cc}/u.test(search)) return { error: UNREADABLE }
  const withoutSlash = canonical.length > 1 ? canonical.replace(/\/$/, '') : canonical
  const query = canonicalQuery(search)
  if (withoutSlash.length + query.length > MAX_ADDRESS_CHARS) return { error: TOO_LONG }
  return { path: withoutSlash, search: query }
}

const ORIGIN = /^https?:\/\/[^/?#\\]+/i

/** Splits a typed or pasted address into path and query, and drops the host and the fragment. */
function splitAddress(text: string): [path: string, search: string] {
  const local = text.replace(ORIGIN, '').replace(/#.*$/s, '')
  const queryStart = local.indexOf('?')
  const [path, search] = queryStart < 0 ? [local, ''] : [local.slice(0, queryStart), local.slice(queryStart)]
  return [path === '' && ORIGIN.test(text) ? '/' : path, search]
}

/** Returns the address that the request pipeline looks up, or an error. */
function parseSource(text: string): { value: string } | { error: string } {
  const address = parseAddress(...splitAddress(text))
  if ('error' in address) return address
  const { path, search } = address
  if (path === '/') return { error: PAGE_EXISTS_ERROR }
  // Next's routes are case-sensitive, but people may not notice a difference in case.
  const isReserved = RESERVED_PATHS.some((reserved) => `${path}/`.toLowerCase().startsWith(`${reserved}/`))
  if (isReserved) return { error: 'Bu adresi sitenin kendisi kullanıyor, yönlendirilemez.' }
  return { value: path + search }
}

/** Returns the path of a page of this site. A full URL keeps its host, which only the server can check. */
function parseTarget(text: string): { value: string } | { error: string } {
  if (/[?#]/.test(text)) return { error: 'Bu sitedeki adreste “?” ve “#” olamaz.' }
  const address = parseAddress(...splitAddress(text))
  if ('error' in address) return address
  return { value: (ORIGIN.exec(text)?.[0] ?? '') + address.path }
}

const addressSchema = (requiredError: string, parse: typeof parseSource) =>
  z.pipe(
    requiredText(MAX_ADDRESS_CHARS, requiredError),
    z.transform((text, context) => {
      const result = parse(text)
      if ('value' in result) return result.value
      context.issues.push({ code: 'custom', message: result.error, input: text })
      return z.NEVER
    }),
  )

/** A redirect from a URL of the old site to a page of this site. */
export const redirectSchema = z.object({
  from: addressSchema('Eski adresi yazın.', parseSource),
  to: addressSchema('Bu sitedeki adresi yazın.', parseTarget),
})

export type RedirectInput = z.output<typeof redirectSchema>

/** A CSV file of redirects. Without `apply`, the call returns what each line would do, and adds nothing. */
export const redirectImportSchema = z.object({
  file: requiredFile('Bir CSV dosyası seçin.'),
  apply: formFlag('apply true ya da false olmalı.'),
})

export type RedirectImport = z.output<typeof redirectImportSchema>

export const REDIRECT_FIELDS = {
  from: line('Eski adres', { required: true, hint: 'Eski sitenin yolu; tam adresi yapıştırırsanız yolu alınır.' }),
  to: line('Bu sitedeki adres', { required: true, hint: 'Yazarken sayfalar önerilir.' }),
} satisfies Record<keyof RedirectInput, Field>
