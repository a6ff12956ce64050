import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type AtRule, type Container, parse, type Rule } from 'postcss'
import selectorParser, { type Container as SelectorContainer } from 'postcss-selector-parser'

/** What a selector needs on the page: each of the names, and the needs of at least one alternative in each list of alternatives. */
type Needs = (string | Needs[])[]
type Selector = { text: string; needs: Needs }
/** A declaration, or an at-rule without parts. `property` is the custom property that it sets, `range` the letters of its font. */
type TextPart = { text: string; property?: string; range?: string }
/** A part of a style sheet: a rule, an at-rule that contains rules, or a text without parts. */
type Part = { selectors: Selector[]; parts: Part[] } | { head: string; parts: Part[] } | TextPart

/** Returns the rules of these style sheets that a page needs, or null without sheets or with an unknown one. */
export type PageRules = (sheets: readonly string[], html: string) => string | null

const GROUP_RULES = new Set(['media', 'supports', 'layer', 'container'])
/** Pseudo-classes that match what one of their arguments matches. */
const TRANSPARENT_PSEUDO_CLASSES = new Set([':where', ':is'])
/** Pseudo-elements of form fields. */
const FIELD_PSEUDO_ELEMENT = /^::(?:-webkit-(?:search|date|calendar|inner-spin|outer-spin)|file-selector|placeholder)/
const FIELD_NEEDS: Needs = [[['input'], ['textarea']]]
const RANGE_PREFIX = 'U+'
const CUSTOM_PREFIX = '--'
const PROPERTY_USE = /var\((--[\w-]+)/g
const SELECTOR_PARSER = selectorParser()
const CHUNKS = '/_next/static/chunks'
/** More than there are kinds of pages. The rules of each take 30 to 50 KB. */
const MAX_CACHED = 64

/** Reads the style sheets of the build in `root`. Parsing them takes far longer than selecting rules. */
export async function readPageRules(root: string): Promise<PageRules> {
  const folder = join(root, '.next/static/chunks')
  const sheets = new Map<string, Part[]>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.css')) continue
    const address = `${CHUNKS}/${name}`
    sheets.set(address, partsOf(await readFile(join(folder, name), 'utf8'), address))
  }
  const drawings = join(root, 'dist/public/drawings')
  const texts = await Promise.all(
    (await readdir(drawings))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => readFile(join(drawings, name), 'utf8')),
  )
  return rulesOf(sheets, propertiesIn(texts.join()))
}

/** Returns the custom properties that a text reads. */
const propertiesIn = (text: string) => [...text.matchAll(PROPERTY_USE)].map(([, property]) => property!)

/**
 * Selects the rules of these sheets that can match something on a page, in any state. Pages of a kind need the same rules.
 * `inherited` are custom properties that files outside of the page read, such as drawings that it shows with `<use>`.
 */
export function rulesOf(sheets: ReadonlyMap<string, Part[]>, inherited: readonly string[] = []): PageRules {
  const knownNames = new Set([...sheets.values()].flat().flatMap(namesOf))
  const ranges = [...knownNames]
    .filter((name) => name.startsWith(RANGE_PREFIX))
    .map((name) => ({ name, letters: lettersOf(name) }))
  const cache = new LRUCache<string, string>({ max: MAX_CACHED })
  return (addresses, html) => {
    if (addresses.length === 0 || !addresses.every((address) => sheets.has(address))) return null
    const presentNames = namesIn(html)
    for (const { name, letters } of ranges) if (letters.test(html)) presentNames.add(name)
    const names = [...presentNames].filter((name) => knownNames.has(name)).sort()
    const key = [...addresses, ...names].join(' ')
    const rules =
      cache.get(key) ??
      rulesFor(
        addresses.flatMap((address) => sheets.get(address)!),
        new Set(names),
        inherited,
      )
    cache.set(key, rules)
    return rules
  }
}

/** Returns the parts of a style sheet, with absolute paths in `url()`. */
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
    return [{ text: `${node.toString()};`, property: node.prop.startsWith(CUSTOM_PREFIX) ? node.prop : undefined }]
  })
}

function partOfRule(rule: Rule): Part {
  const selectors = rule.selectors.map((text) => ({ text, needs: needsOf(SELECTOR_PARSER.astSync(text).first) }))
  return { selectors, parts: partsIn(rule) }
}

function partOfAtRule(rule: AtRule): Part {
  if (rule.nodes && GROUP_RULES.has(rule.name)) return { head: `@${rule.name} ${rule.params}`, parts: partsIn(rule) }
  const text = rule.toString() + (rule.nodes ? '' : ';')
  if (rule.name === 'property') return { text, property: rule.params }
  const range = rule.name === 'font-face' && /unicode-range:([^;}]+)/.exec(text)?.[1]
  return { text, range: range || undefined }
}

/** Returns an expression that finds the letters of a `unicode-range`, such as `U+100-11D,U+1E??`. */
function lettersOf(range: string): RegExp {
  const letters = range.replaceAll(
    /\s*U\+([\da-f?]+)(?:-([\da-f]+))?\s*,?/gi,
    (_, from: string, to = from) => `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`,
  )
  return new RegExp(`[${letters}]`, 'u')
}

/** Returns the classes, ids and types that a selector needs to match. Attributes and states are ignored, because they change. */
function needsOf(selector: SelectorContainer): Needs {
  return selector.nodes.flatMap((node): Needs => {
    if (node.type === 'class') return [`.${node.value}`]
    if (node.type === 'id') return [`#${node.value}`]
    if (node.type === 'tag') return [node.value.toLowerCase()]
    if (node.type !== 'pseudo') return []
    if (TRANSPARENT_PSEUDO_CLASSES.has(node.value)) return [node.nodes.map(needsOf)]
    return FIELD_PSEUDO_ELEMENT.test(node.value) ? FIELD_NEEDS : []
  })
}

function areMet(needs: Needs, presentNames: ReadonlySet<string>): boolean {
  return needs.every((need) =>
    typeof need === 'string' ? presentNames.has(need) : need.some((alternative) => areMet(alternative, presentNames)),
  )
}

const allNames = (needs: Needs): string[] =>
  needs.flatMap((need) => (typeof need === 'string' ? need : need.flatMap(allNames)))

/** Returns all names on which the rules of a part depend. */
function namesOf(part: Part): string[] {
  if ('text' in part) return part.range ? [part.range] : []
  const ownNames = 'head' in part ? [] : part.selectors.flatMap(({ needs }) => allNames(needs))
  return [...ownNames, ...part.parts.flatMap(namesOf)]
}

function rulesFor(parts: readonly Part[], presentNames: ReadonlySet<string>, inherited: readonly string[]): string {
  const textOf = (part: Part, isUsed: (property: string) => boolean): string => {
    if ('text' in part) {
      const { text, property, range } = part
      return (property && !isUsed(property)) || (range && !presentNames.has(range)) ? '' : text
    }
    const head = 'head' in part ? part.head : headOf(part.selectors, presentNames)
    const inner = head && part.parts.map((child) => textOf(child, isUsed)).join('')
    // An empty layer stays, because it sets the order of the layers.
    return inner || head.startsWith('@layer') ? `${head}{${inner}}` : ''
  }
  const textWith = (isUsed: (property: string) => boolean) => parts.map((part) => textOf(part, isUsed)).join('')
  let text = textWith(() => true)
  // A property that only unused properties use is unused, too.
  for (let length = Infinity; text.length < length;) {
    length = text.length
    const usedProperties = new Set([...inherited, ...propertiesIn(text)])
    text = textWith((property) => usedProperties.has(property))
  }
  return text
}

function headOf(selectors: Selector[], presentNames: ReadonlySet<string>): string {
  return selectors.flatMap(({ text, needs }) => (areMet(needs, presentNames) ? text : [])).join()
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

/** Returns the types, classes and ids of finished HTML. Its scripts may add some that no element has. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const tag of new Set(html.match(/<[a-z][\w-]*/gi))) names.add(tag.slice(1).toLowerCase())
  for (const attribute of new Set(html.match(/\s(?:class|id)="[^"]*"/g))) {
    const [name, value] = attribute.slice(1, -1).split('="') as [string, string]
    const text = value.replaceAll(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity]!)
    for (const word of text.split(/\s+/)) names.add(name === 'id' ? `#${word}` : `.${word}`)
  }
  return names
}
