import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes, inlineStyleHashes, securityHeaders } from './security-headers'

const settings = { siteUrl: 'http://localhost:3000', assetBaseUrl: '' }

describe('contentSecurityPolicy', () => {
  test('allows the map only on its page and blob pictures only in the panel, and allows the asset origin', () => {
    expect(contentSecurityPolicy('/', [`'sha256-x='`], settings)).toBe(
      `default-src 'self'; script-src 'self' 'sha256-x='; style-src 'self'; img-src 'self' data:; ` +
        `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
    expect(contentSecurityPolicy('/iletisim', [], settings)).toContain('; frame-src https://www.openstreetmap.org; ')
    expect(contentSecurityPolicy('/iletisim/x', [], settings)).not.toContain('frame-src')
    expect(contentSecurityPolicy('/admin/blog', [], settings)).toContain(`; img-src 'self' data: blob:; `)
    expect(contentSecurityPolicy('/administrator', [], settings)).not.toContain('blob:')
    expect(contentSecurityPolicy('/', [], settings, [`'sha256-y='`])).toContain(`; style-src 'self' 'sha256-y='; `)
    const assets = { ...settings, assetBaseUrl: 'https://cdn.ornek.example/resimler' }
    expect(contentSecurityPolicy('/', [], assets)).toContain(`; img-src 'self' data: https://cdn.ornek.example; `)
  })
})

test('only previews of the admin panel may be framed, and only by the site itself', () => {
  expect(contentSecurityPolicy('/admin/onizleme/slayt/1', [], settings)).toContain("frame-ancestors 'self'")
  expect(contentSecurityPolicy('/admin/onizlemeler', [], settings)).toContain("frame-ancestors 'none'")
})

test('HSTS is sent only over https', () => {
  expect(securityHeaders('/', settings)).not.toContain('Strict-Transport-Security')
  expect(securityHeaders('/', { ...settings, siteUrl: 'https://www.ornek.example' })).toContain(
    'Strict-Transport-Security',
  )
})

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inlineStyleHashes hashes each inline sheet, byte for byte', () => {
  expect(inlineStyleHashes('<head><style>a{content:"ş"}</style><link rel="stylesheet"></head>')).toEqual([
    hash('a{content:"ş"}'),
  ])
})

describe('inlineScriptHashes', () => {
  test('hashes each inline script once, byte for byte', () => {
    const html = `<script>a("ğ")</script><script src="/x.js" async></script><script  id="b">  b&amp;\n</script><script>a("ğ")</script>
      <script type="module">c</script><SCRIPT type='text/javascript'>d</SCRIPT><script data-x="a>b">e</script>`
    expect(inlineScriptHashes(html)).toEqual(['a("ğ")', '  b&amp;\n', 'c', 'd', 'e'].map(hash))
  })

  test('ignores data blocks, external scripts and text that looks like a script', () => {
    const html = `<script type="application/ld+json">{"a":1}</script><script type=speculationrules>{}</script>
      <script></script><script\nsrc="/x.js">x</script><p>&lt;script&gt;x&lt;/script&gt;</p>`
    expect(inlineScriptHashes(html)).toEqual([])
  })
})
