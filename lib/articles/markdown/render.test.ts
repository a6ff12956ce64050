import { expect, it } from 'vitest'
import { byPath } from './pictures'
import { renderMarkdown } from './render'
import { markdownText } from './text'

const PATH = '/uploads/a.jpg'
const pictures = byPath([{ path: PATH, width: 800, height: 600, widths: [320, 640] }])
const rendered = (text: string, isPreview = false) => renderMarkdown(text, { pictures, isPreview, base: '//cdn' })
const html = (text: string) => rendered(text).html.trim()

it('headings begin at level 2 and leave out none', () => {
  expect(html('# Bir')).toBe('<h2 id="bolum-bir">Bir</h2>')
  expect(rendered('### Bir\n#### İki\n##### Üç\n###### Dört\n# Beş').headings.map(({ level }) => level)).toEqual([
    2, 3, 4, 4, 2,
  ])
})

it('headings have unique ids with folded letters', () => {
  const { headings } = rendered('## Ölçüm & Işık\n## Ölçüm ışık\n## Ölçüm ışık 2\n## Ölçüm ışık\n## ???')
  expect(headings.map(({ id }) => id)).toEqual([
    'bolum-olcum-isik',
    'bolum-olcum-isik-2',
    'bolum-olcum-isik-2-2',
    'bolum-olcum-isik-3',
    'bolum-no-5',
  ])
})

it('a heading without text is left out', () => {
  expect(rendered('##\n\n## ![](/uploads/b.jpg)\n\n## x').headings).toEqual([{ level: 2, id: 'bolum-x', text: 'x' }])
})

it('a heading lists its text without signs', () => {
  expect(rendered('## **IGBT** `470 µF` [yazı](/x) \\*').headings[0]!.text).toBe('IGBT 470 µF yazı *')
})

it.each([
  ['bkz. https://a.example/x’te.', '<p>bkz. <a href="https://a.example/x">https://a.example/x</a>’te.</p>'],
  ['www.a.example a@b.example ftp://a.example', '<p>www.a.example a@b.example ftp://a.example</p>'],
])('only a bare address of the web becomes a link: %j', (text, expected) => {
  expect(html(text)).toBe(expected)
})

it('a year does not begin a list', () => {
  expect(html('2026. yıl\n\n999. a')).toBe('<p>2026. yıl</p>\n<ol start="999">\n<li>a</li>\n</ol>')
})

it('line breaks stay as typed', () => {
  expect(html('bir\niki  \nüç')).toBe('<p>bir<br>\niki<br>\nüç</p>')
})

it.each([
  [
    '**kalın** *eğik* __kalın__ _eğik_',
    '<p><strong>kalın</strong> <em>eğik</em> <strong>kalın</strong> <em>eğik</em></p>',
  ],
  ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
  ['> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
  ['`<b>`', '<p><code>&lt;b&gt;</code></p>'],
  ['***', '<hr>'],
])('%j', (text, expected) => {
  expect(html(text)).toBe(expected)
})

it('a table stands in a scrolling region named by the heading above, with alignments as classes', () => {
  const table = '| a | b | c |\n|---|--:|:-:|\n| **1** | 2 | 3 |'
  expect(html(`## Ölçüm "A"\n\n${table}`)).toContain(
    '<div class="mdt" role="region" aria-label="Ölçüm &quot;A&quot;" tabindex="0"><table>\n<thead>\n<tr>\n<th scope="col">a</th>\n<th scope="col" class="r">b</th>\n<th scope="col" class="c">c</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><strong>1</strong></td>\n<td class="r">2</td>\n<td class="c">3</td>',
  )
  const labels = html(`${table}\n\n## B\n\n${table}\n\n${table}`).matchAll(/aria-label="([^"]*)"/g)
  expect(Array.from(labels, ([, label]) => label)).toEqual(['Tablo', 'B', 'B, 2'])
})

it('a code block is a scrolling region too, without a language', () => {
  expect(html('```js\n<b>\n```')).toBe(
    '<pre role="region" aria-label="Kod" tabindex="0"><code>&lt;b&gt;\n</code></pre>',
  )
})

it.each([
  'https://a.example/x',
  'http://a.example',
  'mailto:a@b.example',
  'tel:+902125550123',
  '/iletisim',
  '#bolum-x',
])('a link to %s is a link', (address) => {
  expect(html(`[x](${address} "y")`)).toBe(`<p><a href="${address}">x</a></p>`)
})

it.each(['javascript:x', 'data:x', 'iletisim', '//a.example', 'ftp://a.example', 'yeni:a'])(
  'a link to %s is text',
  (address) => {
    expect(html(`[x](${address})`)).not.toContain('<a')
  },
)

it('a stored picture is a figure with its sizes, and its title the caption', () => {
  expect(html(`![Kart](${PATH} "Pil")`)).toBe(
    '<figure><span class="photo"><img sizes="(max-width: 1000px) 100vw, 868px" srcset="//cdn/uploads/a-320.webp 320w, //cdn/uploads/a-640.webp 640w" src="//cdn/uploads/a-640.webp" width="800" height="600" alt="Kart" loading="lazy" decoding="async"></span><figcaption>Pil</figcaption></figure>',
  )
  expect(html(`![](${PATH})`)).not.toContain('figcaption')
})

it('a picture inside a paragraph divides it', () => {
  expect(html(`önce ![Kart](${PATH}) sonra`)).toMatch(/^<p>önce <\/p>\n<figure>.*<\/figure>\n<p> sonra<\/p>$/)
})

it.each(['![Kart](/uploads/b.jpg)', '![Kart](https://a.example/b.jpg)', '![Kart](yeni:a)'])(
  '%s is not one of the pictures and becomes its alternative text',
  (text) => {
    expect(html(text)).toBe('<p>Kart</p>')
  },
)

it('a picture where no figure can stand becomes its alternative text', () => {
  expect(html(`**![a](${PATH})** [![b](${PATH})](/x)`)).toBe('<p><strong>a</strong> <a href="/x">b</a></p>')
  expect(html(`## ![a](${PATH})`)).toContain('>a</h2>')
})

it('only a preview has places for new pictures', () => {
  expect(rendered('![a](yeni:k-1 "b")', true).html).toBe(
    '<figure><span class="photo"><img data-new="k-1" alt="a"></span><figcaption>b</figcaption></figure>\n',
  )
})

it('HTML and entities are shown as typed', () => {
  expect(html('<b>x</b> &amp;')).toBe('<p>&lt;b&gt;x&lt;/b&gt; &amp;amp;</p>')
})

it.each([
  ['too many lines', '- a\n'.repeat(20_001)],
  ['too many cells', `${'a|'.repeat(100)}\n${'-|'.repeat(100)}\n${'a|b\n'.repeat(200)}`],
  ['too many levels', `${'> '.repeat(30)}a`],
  ['too many characters', '*a* '.repeat(50_001)],
  ['too many headings', '# a\n'.repeat(501)],
  ['too much emphasis', '*a* '.repeat(2501)],
])('a text with %s is shown as typed as a whole', (_, text) => {
  expect(rendered(`**${text}`).html).toMatch(/^<p>\*\*/)
  expect(rendered(text).html).not.toMatch(/<(?!\/?p>|br>)/)
})

it('the text of a description has no signs, tables, code blocks or pictures', () => {
  const text = `## Bir\n\n**İki** \`üç\` [dört](/x) <b>\n- beş\n\n| a |\n|---|\n| b |\n\n\`\`\`\nkod\n\`\`\`\n![resim](${PATH})`
  expect(markdownText(text)).toBe('Bir\nİki üç dört <b>\nbeş')
})
