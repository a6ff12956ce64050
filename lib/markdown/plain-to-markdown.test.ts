import { expect, it } from 'vitest'
import { posts } from '@/prisma/seed/posts'
import { plainToMarkdown } from './plain-to-markdown'
import { renderMarkdown } from './render'

/** Returns the visible lines of HTML that has no other elements than paragraphs and line breaks. */
function linesOf(html: string): string[] {
  expect(html).not.toMatch(/<(?!\/?p>|br>)/)
  const text = html.replace(/<br>|<\/?p>/g, '').replace(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!)
  return visible(text)
}
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Returns the lines of a text as a page shows them with `white-space: pre-line`. */
const visible = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)

const shown = (plain: string) => linesOf(renderMarkdown(plainToMarkdown(plain), { pictures: new Map() }).html)

it.each([
  'Kondansatör 470 µF, 400 V. Ölçülen: 0,41 (beklenen 0,3–0,6).',
  '3 * 4 = 12, a_b_c, C:\\Belgeler\\yedek, %5 < %10 > %1, R&D; AT&T [1] (not)',
  'Bir satır\nikinci satır\n\nyeni bölüm',
])('ordinary prose stays as it is: %j', (text) => {
  expect(plainToMarkdown(text)).toBe(text)
})

it.each([
  '  öndeki boşluk\n    dört boşluk\n\tsekme',
  '- bir\n- iki\n+ üç\n* dört\n-\n- - -\n---\n***\n___\n_ _ _\n===',
  '1. bir\n2) iki\n1986. yıl\n10.\n1.5 V',
  '# bir\n###### altı\n####### yedi\n#yedi\n  # iki',
  '> alıntı\n>alıntı\n >> x',
  '*eğik* **kalın** ***ikisi*** *a *b* c* 2*3*4 * a ** b',
  '_eğik_ __kalın__ a_b_ _c a__b__c _ x __ (_y_) ş_ı_ğ',
  'a | b\n--|--\n1 | 2\n\n| a |\n|:-:|\n| 1 |\n\na\n:-\nb\n\na|b\n - | - ',
  '`kod` ``iki`` ```\nüç\n``` ~~~\n~~~\nx\n~~~',
  '<b>kalın</b> <script>alert(1)</script> <!-- --> <a@b.example> <https://a.example> <br>',
  '&amp; &lt;b&gt; &#39; & &nbsp;x',
  'sonda boşluk  \nve ters bölü\\\nson\\',
  'bir\n\n\n\n\niki\n \n \nüç',
  '[a](b) [a](/b "c") ![a](/b) [a]: /b\n\n[a]: /b\n[a] [[a](b)](c) \\[a](/b)',
  '\\* \\_ \\# \\\\ \\a \\` \\\\* \\<https://a.example>',
  'Başlık\n===\nBaşlık\n---',
  '~~üstü çizili~~ ~a~ ^x^ ==y== :) ;-) (c) -- ... "tırnak"',
  'https://a.example/x_y_z*a* www.a.example a@b.example',
  '\u00a0\u00a0x *\u00a0y* 😀*😀* _😀_ ﻿*a*',
])('a text that looks like Markdown shows as it did: %j', (text) => {
  expect(shown(text)).toEqual(visible(text))
})

it.each(posts.map(({ title, content }) => [title, content]))('the seeded text %s shows as it did', (_, content) => {
  expect(shown(content)).toEqual(visible(content))
})

it('random characters of Markdown show as they did', () => {
  const characters = 'ab \n\n*_`[]()<>!#-+|:\\~&;1.@"'.split('')
  let seed = 1
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: 40 }, () => characters[Math.floor(random() * characters.length)]).join('')
    expect([text, shown(text)]).toEqual([text, visible(text)])
  }
})
