import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { pastedWords } from './pasted-words'
import { toMarkdown } from './to-markdown'

const convert = (html: string) => toMarkdown(html, (text) => new JSDOM(text).window.document)
const fixture = (name: string) => readFileSync(`${process.cwd()}/e2e/support/pasted/${name}.html`, 'utf8')

/**
 * LibreOffice Writer 7.4 wrote the documents `writer-…`. `web-page` has scripts, addresses and pictures that must be removed; its
 * last line looks like an element, but is text.
 */
const DOCUMENTS: [name: string, markdown: string][] = [
  [
    'writer-headings',
    `## Servo sürücü bakımı

Giriş **kalın** ve *italik*, altı çizili, ***ikisi***.

### Soğutma

Fan durursa ısınır.

#### Yatak sesi

Kırmızı yazı kalır.

### Ölçüm

Sonuç 24 V.`,
  ],
  [
    'writer-lists',
    `Gerekenler:

- avometre
- osiloskop
  - prob
    - x10
  - toprak kıskacı
- termal kamera

Sıra:

1. Enerjiyi kesin
2. Bekleyin
   1. 5 dakika
   2. ölçün
3. Kapağı açın`,
  ],
  [
    'writer-table',
    `## Ölçüm sonuçları

| Ölçüm | Yeni | Sınır |
|---|---:|---:|
| Devir, 1/min | 3 100 | 2 480 |
| Akım, A | 0,21 | **0,30** |

Tablo sonu.`,
  ],
  [
    'writer-merged-cells',
    `| Besleme |  | Not |
|---|---|---|
| 24 V | giriş | iyi |
|  | çıkış | iki satır \\| boru |
| Liste | bir; iki |  |`,
  ],
  [
    'writer-links',
    `Bkz. [kılavuz](https://ornek.example/sayfa?id=5#yer) ve [e-posta](mailto:servis@ornek.example).

Adres: https://ornek.example/duz ve https://ornek.example/

yerel dosya, iç bağlantı

## Bölüm`,
  ],
  [
    'writer-footnotes',
    `IGBT modülü[1] ısınır; sürücü[2] korur.

[1] Yalıtılmış kapılı iki kutuplu transistör

[2] Kapı sürücüsü`,
  ],
  [
    'writer-pictures',
    `## Pano

Önce sonra.

Resim altı: açık pano.`,
  ],
  [
    'writer-signs',
    `Alan 5 m², güç 10⁻³ W, CO₂, xn.

\\* yıldız ile başlayan, \\_alt\\_ çizgi, # kare, 1. sıra değil, [köşeli\\](ayraç), \\\`ters\\\`

\\# Başlık değil

1\\. Liste değil

\\- Madde değil

<script>alert(1)</script> &amp;`,
  ],
  [
    'writer-quote-code',
    `> Enerji varken açmayın.
>
> İkinci satır.

\`\`\`
P0.01 = 5
  if (x < 3) {
}
\`\`\`

---

Parametre \`P0.01\` satır
sonu.`,
  ],
  [
    'word',
    `## Bakım kılavuzu

## 1. Hazırlık

Enerjiyi **kesin ve bekleyin**, ***5 dakika***.

- Fan
  - yatak
- Filtre

3. Üçüncü adım

Kaynak[1], [site](https://ornek.example/).

| Parça | Adet |
|---|---:|
| Kondansatör | 12 |

[1] Üretici`,
  ],
  [
    'google-docs',
    `## Rapor

**Dikkat**:sonra *ölçün*.

- bir
  - iki
- [belge](https://ornek.example/a?b=1)`,
  ],
  [
    'web-page',
    `## Ölçüm

Yazı tuzak, [bağ](https://ornek.example/x) **Başlık:**
devam

| A | B |
|---|---|
| 1 | 2 |

<img src=x onerror=alert(4)>`,
  ],
]

it.each(DOCUMENTS)('the copied document %s becomes Markdown', (name, expected) => {
  expect(convert(fixture(name))?.markdown).toBe(expected)
})

it.each([
  ['<b>a</b><b>b</b> c<i>d.</i>e', '**ab** c*d*.e'],
  ['<p>• bir</p><p>•\tiki</p><p>metin</p>', '- bir\n- iki\n\nmetin'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul><h5>x</h5>', '- a\n  - b\n\n## x'],
  ['<p><b>1. adım</b><br>- not</p>', '**1. adım**\n\\- not'],
  [
    '<a href="https://nam.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fb&data=kim">b</a>',
    '[b](https://a.example/b)',
  ],
  ['<a href="https://a.example/(x)?utm_source=y&c=1">d [e]</a>', '[d \\[e\\]](https://a.example/%28x%29?c=1)'],
  ['<table><tr><td><p>tek</p><p><b>hücre</b></p></td></tr></table>', 'tek\n\n**hücre**'],
])('%s becomes %j', (html, expected) => {
  expect(convert(html)?.markdown).toBe(expected)
})

it.each([
  ['text without structure', '<p style="color:red">düz&nbsp;<span>yazı</span></p>'],
  [
    'code of an editor',
    '<div style="white-space: pre;"><div><span style="font-weight: bold;"># kod</span></div></div>',
  ],
])('%s is not converted', (_, html) => {
  expect(convert(html)).toBeNull()
})

it('the note after a paste says what was kept and what was left out', () => {
  const words = (html: string) => Object.values(pastedWords(convert(html)!)).join(' ')
  const page = '<h2>a</h2><h3>b</h3><ul><li>c</li></ul><ol><li>d</li></ol>'
  expect(words(`${page}${'<a href="https://a.example">e</a> '.repeat(4)}<img><img>`)).toBe(
    'Başlıklar, 4 bağlantı ve 2 liste korundu. 2 resim alınmadı; kendi resminizi “Resim” ile ekleyin.',
  )
  expect(words(`<h1>a</h1><p></p><p style="font-family:Arial;color:red"><b>b</b> <i>c</i></p>`)).toBe(
    '1 başlık ve vurgular korundu. Yazı tipi, renk ve boş satırlar bırakıldı.',
  )
})
