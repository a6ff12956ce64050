import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { expect, it } from 'vitest'
import { HOSTILE_TEXTS } from '@/e2e/support/hostile-markdown'
import { picturesByPath } from './pictures'
import { renderMarkdown } from './render'

const pictures = picturesByPath([{ path: '/uploads/a.png', width: 800, height: 600, widths: [320, 640] }])
const render = (text: string, isPreview = false) => renderMarkdown(text, { pictures, isPreview }).html

const WITHOUT_ATTRIBUTES = 'p br em strong ul li blockquote hr code table thead tbody tr figure figcaption'.split(' ')

/** The attributes that each element may have. Elements that are not listed must not appear. */
const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  ...Object.fromEntries(WITHOUT_ATTRIBUTES.map((tag) => [tag, []])),
  ...Object.fromEntries(['h2', 'h3', 'h4'].map((tag) => [tag, ['id']])),
  ol: ['start'],
  a: ['href'],
  span: ['class'],
  td: ['class'],
  th: ['scope', 'class'],
  div: ['class', 'role', 'aria-label', 'tabindex'],
  pre: ['role', 'aria-label', 'tabindex'],
  img: ['sizes', 'srcset', 'src', 'width', 'height', 'alt', 'loading', 'decoding', 'data-new'],
}
const ALLOWED_VALUES: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/,
  src: /^\/uploads\/a-640\.webp$/,
  srcset: /^\/uploads\/a-320\.webp 320w, \/uploads\/a-640\.webp 640w$/,
  class: /^(mdt|photo|r|c)$/,
  id: /^bolum-[a-z0-9-]+$/,
  'data-new': /^[\w-]+$/,
}

function violationsIn(node: DefaultTreeAdapterTypes.Node): string[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(violationsIn) : []
  if (node.nodeName === '#text' || node.nodeName === '#document-fragment') return children
  if (!('attrs' in node) || !ALLOWED_ATTRIBUTES[node.tagName]) return [node.nodeName, ...children]
  const attributes = node.attrs.filter(
    ({ name, value }) =>
      !ALLOWED_ATTRIBUTES[node.tagName]!.includes(name) || !(ALLOWED_VALUES[name] ?? /^/).test(value),
  )
  return [...attributes.map(({ name, value }) => `${node.tagName} ${name}=${value}`), ...children]
}

const violations = (html: string) => violationsIn(parseFragment(html))

it.each(HOSTILE_TEXTS)(
  '%j is rendered with only known elements, attributes and addresses, and its HTML parses unchanged',
  (text) => {
    const html = render(text)
    expect([violations(html), violations(render(text, true))]).toEqual([[], []])
    const decodeEntities = (value: string) =>
      value.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#39;', "'")
    expect(decodeEntities(serialize(parseFragment(html)))).toBe(decodeEntities(html.replaceAll('\0', '')))
  },
)

it('random pieces of Markdown and HTML are rendered with only known elements', () => {
  const tags = ['<script>', '</p>', '<a href="javascript:x">', '![a](/uploads/a.png "b")', '![a](yeni:k)', '[a](/b)']
  const blocks = ['\n', '\n\n', '- ', '1. ', '> ', '# ', '```', '| a | b |\n|--|:-:|\n']
  const pieces = tags.concat(blocks, '](', '[', ')', '|', '`', '*', '**', '_', '"', "'", '\\', '&', 'a')
  let seed = 1
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  for (let round = 0; round < 200; round += 1) {
    const text = Array.from({ length: 30 }, () => pieces[Math.floor(random() * pieces.length)]).join('')
    expect([text, violations(render(text, round % 2 === 0))]).toEqual([text, []])
  }
})
