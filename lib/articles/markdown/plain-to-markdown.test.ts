import { expect, it } from 'vitest'
import { AWKWARD_TEXTS, plainArticles } from '@/e2e/support/plain-articles'
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

it.each(AWKWARD_TEXTS)('a text that looks like Markdown shows as it did: %j', (text) => {
  expect(shown(text)).toEqual(visible(text))
})

it.each(plainArticles())('the article %s from before Markdown shows as it did', (_, content) => {
  expect(shown(content)).toEqual(visible(content))
})

it('random characters of Markdown show as they did', () => {
  const characters = 'ab \n\n*_`[]()<>!#-+|:\\~&;1.@"'.split('')
  let seed = 1
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({ length: 40 }, () => characters[Math.floor(random() * characters.length)]).join('')
    expect([text, shown(text)]).toEqual([text, visible(text)])
  }
})
