import { type Field, line } from '@/lib/content/fields'
import { z } from 'zod/mini'
import { canonicalPath, canonicalQuery } from '@/lib/site/canonical-path'
import { requiredFile } from '@/lib/platform/media/schema'
import { requiredText } from '@/lib/platform/fields/text'
import { formFlag } from '@/lib/platform/fields/values'

/** Each process keeps all redirects in memory, and each import checks them all. */
export const MAX_REDIRECTS = 10_000

/** The longest file of redirects. Its line of headings does not count. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024
export const MAX_FILE_LINES = 5000

/** Characters of an address in its one spelling. The index of the database takes no longer ones. */
const MAX_ADDRESS_CHARS = 2000

/** Addresses that this site uses itself, with all below them. None of them shows a page to visitors. */
const OWN_ADDRESSES = [
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

/** The text for an address that a page of this site has. */
export const IS_PAGE = 'Bu sayfa sitede yaşıyor, yönlendirilemez.'

type Address = { path: string; search: string } | { error: string }

/** Returns an address with a path in its one spelling, without a trailing slash. */
function readPath(path: string, search: string): Address {
  if (!path.startsWith('/')) return { error: NO_SLASH }
  if (path.startsWith('//')) return { error: 'Adres “//” ile başlayamaz.' }
  const canonical = canonicalPath(path.replace(/\/{2,}/g, '/'))
  if (canonical === null || /\p{Cc}/u.test(search)) return { error: UNREADABLE }
  const bare = canonical.length > 1 ? canonical.replace(/\/$/, '') : canonical
  const query = canonicalQuery(search)
  if (bare.length + query.length > MAX_ADDRESS_CHARS) return { error: TOO_LONG }
  return { path: bare, search: query }
}

const WHOLE_ADDRESS = /^https?:\/\/[^/?#\\]+/i

/** Splits what was typed or pasted into path and query, and drops the host and the fragment. */
function splitAddress(text: string): [path: string, search: string] {
  const local = text.replace(WHOLE_ADDRESS, '').replace(/#.*$/s, '')
  const cut = local.indexOf('?')
  const [path, search] = cut < 0 ? [local, ''] : [local.slice(0, cut), local.slice(cut)]
  return [path === '' && WHOLE_ADDRESS.test(text) ? '/' : path, search]
}

/** Returns the address that the request pipeline looks up, or an error. */
function readFormer(text: string): { value: string } | { error: string } {
  const address = readPath(...splitAddress(text))
  if ('error' in address) return address
  const { path, search } = address
  if (path === '/') return { error: IS_PAGE }
  // Next knows folders by their exact spelling, but a person may not see the difference.
  const isOwn = OWN_ADDRESSES.some((own) => `${path}/`.toLowerCase().startsWith(`${own}/`))
  if (isOwn) return { error: 'Bu adresi sitenin kendisi kullanıyor, yönlendirilemez.' }
  return { value: path + search }
}

/** Returns the path of a page of this site. A whole address keeps its host, which only the server can check. */
function readTarget(text: string): { value: string } | { error: string } {
  if (/[?#]/.test(text)) return { error: 'Bu sitedeki adreste “?” ve “#” olamaz.' }
  const address = readPath(...splitAddress(text))
  if ('error' in address) return address
  return { value: (WHOLE_ADDRESS.exec(text)?.[0] ?? '') + address.path }
}

const addressOf = (missing: string, read: typeof readFormer) =>
  z.pipe(
    requiredText(MAX_ADDRESS_CHARS, missing),
    z.transform((text, context) => {
      const result = read(text)
      if ('value' in result) return result.value
      context.issues.push({ code: 'custom', message: result.error, input: text })
      return z.NEVER
    }),
  )

/** An address of the former site and the page of this one to which it redirects. */
export const redirectSchema = z.object({
  from: addressOf('Eski adresi yazın.', readFormer),
  to: addressOf('Bu sitedeki adresi yazın.', readTarget),
})

export type RedirectInput = z.output<typeof redirectSchema>

/** A file of redirects. Without `apply` the call returns the result that each line would have, and adds nothing. */
export const redirectImportSchema = z.object({
  file: requiredFile('Bir CSV dosyası seçin.'),
  apply: formFlag('apply true ya da false olmalı.'),
})

export type RedirectImport = z.output<typeof redirectImportSchema>

/** Fields of a redirect's form. */
export const REDIRECT_FIELDS = {
  from: line('Eski adres', { required: true, hint: 'Eski sitenin yolu; tam adresi yapıştırırsanız yolu alınır.' }),
  to: line('Bu sitedeki adres', { required: true, hint: 'Yazarken sayfalar önerilir.' }),
} satisfies Record<keyof RedirectInput, Field>
