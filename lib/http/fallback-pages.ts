import type { Rendering } from '@/lib/runtime/render-context'
import { escapeXml as escape } from '@/lib/seo/xml'
import { company } from '@/lib/site/company'

/**
 * Returns a complete page without scripts and without Next. It is readable without its stylesheet, a file of public/.
 */
function html(title: string, text: string, action: string): Buffer {
  const { phone, email, name, fullName } = company
  return Buffer.from(`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} | ${escape(name)}</title>
<link rel="stylesheet" href="/last-resort.css">
</head>
<body>
<header><a href="/">${escape(fullName)}</a></header>
<main>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p>${action}</p>
</main>
<footer>
<p>Bize ulaşın: <a href="${escape(phone.href)}">${escape(phone.display)}</a>, <a href="${escape(email.href)}">${escape(email.display)}</a></p>
</footer>
</body>
</html>
`)
}

const headers = { 'content-type': 'text/html; charset=utf-8' }

/** Shown when Next has no page for an address. */
export const fallback404: Rendering = {
  status: 404,
  headers,
  body: html(
    'Sayfa Bulunamadı',
    'Aradığınız sayfa taşınmış ya da kaldırılmış olabilir.',
    '<a href="/">Ana sayfaya dön</a>',
  ),
}

/** Shown when a page cannot be rendered at all. */
export const fallback503: Rendering = {
  status: 503,
  headers: { ...headers, 'retry-after': '5' },
  body: html(
    'Hizmet geçici olarak kullanılamıyor',
    'Hizmet geçici olarak kullanılamıyor. Lütfen birkaç saniye sonra yeniden deneyin.',
    '<a href="">Yeniden dene</a> ya da <a href="/">ana sayfaya dön</a>',
  ),
}
