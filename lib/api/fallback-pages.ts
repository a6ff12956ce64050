import type { RenderedPage } from '@/lib/platform/runtime/render-context'
import { escapeXml as escape } from '@/lib/platform/xml'
import { companyOf } from '@/lib/settings/company'
import { lastSettings } from '@/lib/settings/last-settings'

/**
 * Returns a complete page that needs neither scripts nor Next. It shows the company's data as this process last read it. The
 * page is readable without its style sheet, a file in public/.
 */
function pageHtml(title: string, text: string, links: string): Buffer {
  const { phone, email, name, fullName } = companyOf(lastSettings())
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
<p>${links}</p>
</main>
<footer>
<p>Bize ulaşın: <a href="${escape(phone.href)}">${escape(phone.display)}</a>, <a href="${escape(email.href)}">${escape(email.display)}</a></p>
</footer>
</body>
</html>
`)
}

/** Returns a page with one sentence, for the address of a file. */
export function fallbackNotice(title: string, text: string): Buffer {
  return pageHtml(title, text, '<a href="/">Ana sayfaya dön</a>')
}

const headers = { 'content-type': 'text/html; charset=utf-8' }

/** Returns the page for an address for which Next has no page. It is not cached, because settings may change. */
export function fallback404(): RenderedPage {
  return {
    status: 404,
    headers,
    mayBeOutdated: true,
    body: pageHtml(
      'Sayfa Bulunamadı',
      'Aradığınız sayfa taşınmış ya da kaldırılmış olabilir.',
      '<a href="/">Ana sayfaya dön</a>',
    ),
  }
}

/** Returns the page that replaces a page that cannot be rendered. */
export function fallback503(): RenderedPage {
  return {
    status: 503,
    headers: { ...headers, 'retry-after': '5' },
    body: pageHtml(
      'Hizmet geçici olarak kullanılamıyor',
      'Hizmet geçici olarak kullanılamıyor. Lütfen birkaç saniye sonra yeniden deneyin.',
      '<a href="">Yeniden dene</a> ya da <a href="/">ana sayfaya dön</a>',
    ),
  }
}
