import { expect, it } from 'vitest'
import { plainToMarkdown } from './plain-to-markdown'
import { renderMarkdown } from './render'

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Returns the lines of a text as a page shows them with `white-space: pre-line`. */
const visibleLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)

/** Returns the visible lines of a text converted to Markdown, which must contain only paragraphs and breaks. */
function visibleAsMarkdown(plain: string): string[] {
  const { html } = renderMarkdown(plainToMarkdown(plain), { pictures: new Map() })
  expect(html).not.toMatch(/<(?!\/?p>|br>)/)
  return visibleLines(html.replace(/<br>|<\/?p>/g, '').replace(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!))
}

it('ordinary prose stays unchanged', () => {
  const text = '3 * 4 = 12, a_b_c, C:\\Belgeler\\yedek, %5 < %10 > %1, R&D; AT&T [1] (not)\nikinci satır\n\nyeni bölüm'
  expect(plainToMarkdown(text)).toBe(text)
})

it.each([
  '- bir\n- iki\n+ üç\n* dört\n-\n- - -\n---\n***\n___\n_ _ _\n===',
  '1. bir\n2) iki\n1986. yıl\n10.\n1.5 V',
  '# bir\n###### altı\n> alıntı\n  # iki',
  '*eğik* **kalın** ***ikisi*** _eğik_ __kalın__ a_b_ 2*3*4 * a ** b',
  'a | b\n--|--\n1 | 2',
  '`kod` ```\nüç\n``` ~~~\nx\n~~~',
  '<b>kalın</b> <script>alert(1)</script> <https://a.example> &amp; &#39;',
  '[a](b) ![a](/b) [a]: /b\n\n[a]: /b\n\\* \\[a](/b)',
])('a text that is converted to Markdown looks unchanged: %j', (text) => {
  expect(visibleAsMarkdown(text)).toEqual(visibleLines(text))
})

it('random special characters that are converted to Markdown look unchanged', () => {
  const characters = 'ab \n\n*_`[]()<>!#-+|:\\~&;1.@"'.split('')
  let seed = 1
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({ length: 40 }, () => characters[Math.floor(random() * characters.length)]).join('')
    expect([text, visibleAsMarkdown(text)]).toEqual([text, visibleLines(text)])
  }
})
