import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { expect, it } from 'vitest'
import { HOSTILE_TEXTS, SLOW_TEXTS } from '@/e2e/support/hostile-markdown'
import { byPath } from './pictures'
import { renderMarkdown } from './render'

const pictures = byPath([{ path: '/uploads/a.png', width: 800, height: 600, widths: [320, 640] }])
const render = (text: string, isPreview = false) => renderMarkdown(text, { pictures, isPreview }).html

const WITHOUT_ATTRIBUTES = 'p br em strong ul li blockquote hr code table thead tbody tr figure figcaption'.split(' ')

/** The attributes that each element may have. Elements that are not listed must not appear. */
const ALLOWED: Record<string, string[]> = {
  ...Object.fromEntries(WITHOUT_ATTRIBUTES.map((tag) => [tag, []])),
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  ol: ['start'],
  a: ['href'],
  span: ['class'],
  td: ['class'],
  th: ['scope', 'class'],
  div: ['class', 'role', 'aria-label', 'tabindex'],
  pre: ['role', 'aria-label', 'tabindex'],
  img: ['sizes', 'srcset', 'src', 'width', 'height', 'alt', 'loading', 'decoding', 'data-new'],
}
const VALUES: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/,
  src: /^\/uploads\/a-640\.webp$/,
  srcset: /^\/uploads\/a-320\.webp 320w, \/uploads\/a-640\.webp 640w$/,
  class: /^(mdt|photo|r|c)$/,
  id: /^bolum-[a-z0-9-]+$/,
  'data-new': /^[\w-]+$/,
}

/** Returns what HTML contains beyond the allowed elements, attributes and values. */
function forbiddenIn(node: DefaultTreeAdapterTypes.Node): string[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(forbiddenIn) : []
  if (node.nodeName === '#text' || node.nodeName === '#document-fragment') return children
  if (!('attrs' in node)) return [node.nodeName, ...children]
  const wrong = node.attrs.filter(
    ({ name, value }) => !ALLOWED[node.tagName]?.includes(name) || !(VALUES[name] ?? /^/).test(value),
  )
  const unknown = ALLOWED[node.tagName] ? [] : [node.tagName]
  return [...unknown, ...wrong.map(({ name, value }) => `${node.tagName} ${name}=${value}`), ...children]
}

const forbidden = (html: string) => forbiddenIn(parseFragment(html))

it.each(HOSTILE_TEXTS)('only known elements, attributes and addresses come out of %j', (text) => {
  expect(forbidden(render(text))).toEqual([])
  expect(forbidden(render(text, true))).toEqual([])
})

it.each(HOSTILE_TEXTS)('a browser reads the HTML of %j as it was written', (text) => {
  const withoutBreaks = (html: string) => html.replaceAll('\u0000', '').replaceAll('&#39;', "'")
  const html = render(text)
  const unescaped = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<')
  expect(unescaped(serialize(parseFragment(html)))).toBe(unescaped(withoutBreaks(html)))
})

it.each(SLOW_TEXTS)('nothing else comes out of a long text of %j', (_, text) => {
  expect(forbidden(render(text.slice(0, 20_000)))).toEqual([])
})

it('random pieces of Markdown and HTML give only known elements', () => {
  const tags = ['<script>', '</p>', '<a href="javascript:x">', '![a](/uploads/a.png "b")', '![a](yeni:k)', '[a](/b)']
  const blocks = ['\n', '\n\n', '- ', '1. ', '> ', '# ', '```', '| a | b |\n|--|:-:|\n']
  const pieces = tags.concat(blocks, '](', '[', ')', '|', '`', '*', '**', '_', '"', "'", '\\', '&', 'a')
  let seed = 1
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({ length: 30 }, () => pieces[Math.floor(random() * pieces.length)]).join('')
    expect([text, forbidden(render(text, round % 2 === 0))]).toEqual([text, []])
  }
})

function timeOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const PROSE = 'Kondansatör **470 µF**, `400 V`.\nÖlçülen: 0,41.\n\n'.repeat(2000)

/** Whether one of some runs takes at most 200 ms, or ten times as long as prose while the machine is busy. */
function isFast(text: string): boolean {
  return [1, 2, 3, 4, 5].some(() => {
    const time = timeOf(() => render(text))
    return time <= 200 || time <= 10 * timeOf(() => render(PROSE))
  })
}

it.each(SLOW_TEXTS)('a long text of %j takes at most 200 ms', (_, text) => {
  expect(isFast(text)).toBe(true)
})
