import { expect, it } from 'vitest'
import { picturesByPath } from './pictures'
import { renderAnswer, renderMarkdown } from './render'
import { markdownLines, markdownText } from './text'

const PATH = '/uploads/a.jpg'
const pictures = picturesByPath([{ path: PATH, width: 800, height: 600, widths: [320, 640] }])
const render = (text: string, isPreview = false) => renderMarkdown(text, { pictures, isPreview, base: '//cdn' })
const html = (text: string) => render(text).html.trim()

it('headings have unique folded ids and their text without markup, and empty headings are omitted', () => {
  const { headings } = render(
    '## Ölçüm & Işık\n## Ölçüm ışık\n## Ölçüm ışık 2\n## ???\n##\n\n## ![](/uploads/b.jpg)\n\n## **IGBT** `470 µF` [yazı](/x) \\*',
  )
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['bolum-olcum-isik', 'Ölçüm & Işık'],
    ['bolum-olcum-isik-2', 'Ölçüm ışık'],
    ['bolum-olcum-isik-2-2', 'Ölçüm ışık 2'],
    ['bolum-no-4', '???'],
    ['bolum-igbt-470-f-yazi', 'IGBT 470 µF yazı *'],
  ])
})

it.each([
  ['bkz. https://a.example/x’te.', '<p>bkz. <a href="https://a.example/x">https://a.example/x</a>’te.</p>'],
  ['www.a.example a@b.example ftp://a.example', '<p>www.a.example a@b.example ftp://a.example</p>'],
  ['2026. yıl\n\n999. a', '<p>2026. yıl</p>\n<ol start="999">\n<li>a</li>\n</ol>'],
  ['bir\niki  \nüç', '<p>bir<br>\niki<br>\nüç</p>'],
  ['```js\n<b>\n```', '<pre role="region" aria-label="Kod" tabindex="0"><code>&lt;b&gt;\n</code></pre>'],
  [
    '##\u00A0Başlık\n\u00A0\n-\u00A0bir\n-\u00A0iki\n\n1.\u00A0önce\n2.\u00A0sonra\n\nşunlar:\n•\tüç\no\tdört',
    '<h2 id="bolum-baslik">Başlık</h2>\n<ul>\n<li>bir</li>\n<li>iki</li>\n</ul>\n<ol>\n<li>önce</li>\n<li>sonra</li>\n</ol>\n' +
      '<p>şunlar:</p>\n<ul>\n<li>üç</li>\n<li>dört</li>\n</ul>',
  ],
  ['![Kart](/uploads/b.jpg)', '<p>Kart</p>'],
  ['![Kart](yeni:a)', '<p>Kart</p>'],
  [`**![a](${PATH})** [![b](${PATH})](/x)`, '<p><strong>a</strong> <a href="/x">b</a></p>'],
])('%j is rendered to %j', (text, expected) => {
  expect(html(text)).toBe(expected)
})

it('HTML and entities are shown as typed', () => {
  expect(html('<b>x</b> &amp; `<b>`')).toBe('<p>&lt;b&gt;x&lt;/b&gt; &amp;amp; <code>&lt;b&gt;</code></p>')
})

it('a table is in a scrolling region that is named after the heading above, with alignments as classes', () => {
  const table = '| a | b | c |\n|---|--:|:-:|\n| **1** | 2 | 3 |'
  const first = html(`## Ölçüm "A"\n\n${table}`).replaceAll('\n', '')
  expect(first).toContain('<div class="mdt" role="region" aria-label="Ölçüm &quot;A&quot;" tabindex="0"><table>')
  expect(first).toContain('<th scope="col">a</th><th scope="col" class="r">b</th><th scope="col" class="c">c</th>')
  expect(first).toContain('<td><strong>1</strong></td><td class="r">2</td><td class="c">3</td>')
  const labels = html(`${table}\n\n## B\n\n${table}\n\n${table}`).matchAll(/aria-label="([^"]*)"/g)
  expect(Array.from(labels, ([, label]) => label)).toEqual(['Tablo', 'B', 'B, 2'])
})

it.each(['https://a.example/x', 'mailto:a@b.example', 'tel:+902125550123', '/iletisim', '#bolum-x'])(
  'a link to %s is rendered as a link',
  (address) => expect(html(`[x](${address} "y")`)).toBe(`<p><a href="${address}">x</a></p>`),
)

it.each(['javascript:x', 'data:x', 'iletisim', '//a.example', 'ftp://a.example', 'yeni:a'])(
  'a link to %s is rendered as text',
  (address) => expect(html(`[x](${address})`)).not.toContain('<a'),
)

it('a stored picture becomes a figure with its sizes, which splits its paragraph, and its title becomes the caption', () => {
  expect(html(`önce ![Kart](${PATH} "Pil") sonra`)).toBe(
    '<p>önce </p>\n<figure><span class="photo"><img sizes="(max-width: 1000px) 100vw, 868px" srcset="//cdn/uploads/a-320.webp 320w, //cdn/uploads/a-640.webp 640w" src="//cdn/uploads/a-640.webp" width="800" height="600" alt="Kart" loading="lazy" decoding="async"></span><figcaption>Pil</figcaption></figure>\n<p> sonra</p>',
  )
  expect(html(`![](${PATH})`)).not.toContain('figcaption')
})

it.each([
  ['too many lines', '- a\n'.repeat(20_001)],
  ['too many characters', '*a* '.repeat(50_001)],
])('a text with %s is shown completely as typed', (_, text) => {
  expect(render(`**${text}`).html).toMatch(/^<p>\*\*/)
  expect(render(text).html).not.toMatch(/<(?!\/?p>|br>)/)
})

it('the text of a description has no markup, tables, code blocks or pictures', () => {
  const text = `## Bir\n\n**İki** \`üç\` [dört](/x) <b>\n- beş\n\n| a |\n|---|\n| b |\n\n\`\`\`\nkod\n\`\`\`\n![resim](${PATH})`
  expect(markdownText(text)).toBe('Bir\nİki üç dört <b>\nbeş')
})

it('an answer has no headings and no pictures, and its tables are named after the heading above or the question', () => {
  const answer = renderAnswer(`## Not\n\n![Kart](${PATH})\n\n| a |\n|---|\n| b |`, 'Ne kadar "sürer"?').replaceAll(
    '\n',
    '',
  )
  expect(answer).toContain('<p><strong>Not</strong></p><p>Kart</p>')
  expect(answer).toContain('aria-label="Not"')
  expect(renderAnswer('| a |\n|---|\n| b |', 'Ne kadar "sürer"?')).toContain('aria-label="Ne kadar &quot;sürer&quot;?"')
})

it('the lines of a text include those of tables and code', () => {
  expect(markdownLines('**Bir** [iki](/x)\n\n| a | b |\n|---|---|\n| c | |\n\n```\nkod\n```')).toEqual([
    'Bir iki',
    'a',
    'b',
    'c',
    'kod',
  ])
})
