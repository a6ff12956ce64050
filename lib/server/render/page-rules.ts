import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AtRule, type Container, parse, type Rule } from 'postcss'
import selectorParser, { type Container as SelectorContainer } from 'postcss-selector-parser'

type Selector = { text: string; names: string[] }
/** A part of a style sheet: a rule, an at-rule around others, or one that has no parts. */
type Part = { selectors: Selector[]; parts: Part[] } | { head: string; parts: Part[] } | { text: string; name?: string }

/** Returns the rules of these style sheets that a page needs, or null without sheets or with an unknown one. */
export type PageRules = (sheets: readonly string[], html: string) => string | null

const GROUPS = new Set(['media', 'supports', 'layer', 'container'])
/** Pseudo-classes that say the same as their argument, if that is a single selector. */
const TRANSPARENT = new Set([':where', ':is'])
/** Tailwind declares these properties for all elements. */
const OF_TAILWIND = '--tw-'
const SELECTORS = selectorParser()
const CHUNKS = '/_next/static/chunks'

/** Reads the style sheets of the build in `root`. Parsing them takes far longer than choosing from them. */
export async function readPageRules(root: string): Promise<PageRules> {
  const folder = join(root, '.next/static/chunks')
  const sheets = new Map<string, Part[]>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.css')) continue
    const address = `${CHUNKS}/${name}`
    sheets.set(address, partsOf(await readFile(join(folder, name), 'utf8'), address))
  }
  return (wanted, html) => {
    if (wanted.length === 0 || !wanted.every((address) => sheets.has(address))) return null
    return rulesFor(
      wanted.flatMap((address) => sheets.get(address)!),
      html,
    )
  }
}

/** Returns the parts of a style sheet, with addresses that hold anywhere. */
export function partsOf(sheet: string, address: string): Part[] {
  const base = new URL(address, 'http://x')
  const absolute = sheet.replaceAll(
    /url\((["']?)(?!data:|#)([^"')]+)\1\)/g,
    (_, quote: string, url: string) => `url(${quote}${new URL(url, base).href.slice(base.origin.length)}${quote})`,
  )
  return partsIn(parse(absolute))
}

function partsIn(container: Container): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'rule') return [partOfRule(node)]
    if (node.type === 'atrule') return [partOfAtRule(node)]
    if (node.type !== 'decl') return []
    return [{ text: `${node.toString()};`, name: node.prop.startsWith(OF_TAILWIND) ? node.prop : undefined }]
  })
}

function partOfRule(rule: Rule): Part {
  const selectors = rule.selectors.map((text) => ({ text, names: namesOf(SELECTORS.astSync(text).first) }))
  return { selectors, parts: partsIn(rule) }
}

function partOfAtRule(rule: AtRule): Part {
  if (rule.nodes && GROUPS.has(rule.name)) return { head: `@${rule.name} ${rule.params}`, parts: partsIn(rule) }
  return { text: rule.toString() + (rule.nodes ? '' : ';'), name: rule.name === 'property' ? rule.params : undefined }
}

/** Returns the classes, ids and types without which nothing matches. Attributes and states come and go. */
function namesOf(selector: SelectorContainer): string[] {
  return selector.nodes.flatMap((node): string[] => {
    if (node.type === 'class') return [`.${node.value}`]
    if (node.type === 'id') return [`#${node.value}`]
    if (node.type === 'tag') return [node.value.toLowerCase()]
    const isTransparent = node.type === 'pseudo' && TRANSPARENT.has(node.value) && node.nodes.length === 1
    return isTransparent ? namesOf(node.nodes[0]!) : []
  })
}

/** Returns the rules that can match something in `html`, in any state. */
export function rulesFor(parts: readonly Part[], html: string): string {
  const names = namesIn(html)
  const textOf = (part: Part, isRead: (property: string) => boolean): string => {
    if ('text' in part) return part.name === undefined || isRead(part.name) ? part.text : ''
    const head = 'head' in part ? part.head : headOf(part.selectors, names)
    const inner = head && part.parts.map((one) => textOf(one, isRead)).join('')
    // An empty layer has its place among the others.
    return inner || head.startsWith('@layer') ? `${head}{${inner}}` : ''
  }
  const textWith = (isRead: (property: string) => boolean) => parts.map((part) => textOf(part, isRead)).join('')
  const read = new Set([...textWith(() => true).matchAll(/var\((--[\w-]+)/g)].map(([, property]) => property))
  return textWith((property) => read.has(property))
}

function headOf(selectors: Selector[], present: ReadonlySet<string>): string {
  return selectors.flatMap(({ text, names }) => (names.every((name) => present.has(name)) ? text : [])).join()
}

const TAG = /<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /\s(class|id)="([^"]*)"/g
const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

/** Returns the types, classes and ids of all elements of finished HTML. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, type, attributes] of html.matchAll(TAG)) {
    names.add(type!.toLowerCase())
    for (const [, name, value] of attributes!.matchAll(ATTRIBUTE)) {
      const text = value!.replaceAll(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity]!)
      for (const word of text.split(/\s+/)) names.add(name === 'id' ? `#${word}` : `.${word}`)
    }
  }
  return names
}
