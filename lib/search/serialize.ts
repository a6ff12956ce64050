import { type Marks, excerptAround, marksIn } from '@/lib/search/marked-text'
import { stateOf } from '@/lib/content/publication'
import type { Kind, SearchHit, SearchResult } from '@/lib/search/data'
import { deviceNameOf } from '@/lib/faults/texts'
import { currentTime } from '@/lib/platform/runtime/render-context'
import { faultPath, postPath, servicePath } from '@/lib/site/pages'

/** Characters of a hit's text. */
const TEXT_CHARS = 180

/** A hit as the page and the API show it. `marks` say where code, title and text contain the words. */
export type Hit = {
  kind: Kind
  url: string
  /** Whether it is the code that was looked for. */
  isExact: boolean
  /** The fault's code; '' for other hits. */
  code: string
  title: string
  /** The fault's device: 'Yumaro YS2'. '' for other hits. */
  brand: string
  series: string
  /** The fault's device group; '' for other hits. */
  device: string
  text: string
  marks: { code: Marks; title: Marks; text: Marks }
}

type Texts = Omit<Hit, 'marks' | 'isExact'>

const NO_DEVICE = { code: '', brand: '', series: '', device: '' }

/** Returns the first line of some texts that shows a word, or the first line. */
function bestLine(texts: string[], words: string[]): string {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
  return lines.find((line) => marksIn(line, words).length > 0) ?? lines[0] ?? ''
}

type HitOf<K extends Kind> = Extract<SearchHit, { kind: K }>

function textsOfFault(fault: HitOf<'fault'>, words: string[]): Texts {
  const { slug, brand, series, code, title, symptoms, causes, checks, warning, repair, service } = fault
  const device = service && stateOf(service, currentTime()) === 'published' ? deviceNameOf(service) : ''
  const line = bestLine([symptoms, ...causes, ...checks, warning, repair], words)
  const cause = causes[0]?.replace(/[.\s]+$/, '')
  const likeliest = cause && fault.isExact && !line.includes(cause) ? ` En olası sebep: ${cause}.` : ''
  const text = excerptAround(line, words, TEXT_CHARS) + likeliest
  return { kind: 'fault', url: faultPath(slug), code, title, brand, series, device, text }
}

function textsOf(hit: SearchHit, words: string[]): Texts {
  if (hit.kind === 'fault') return textsOfFault(hit, words)
  const { kind, title, slug } = hit
  const texts =
    kind === 'service'
      ? [hit.description, hit.detailsDescription, ...hit.benefits, hit.brands.join(', ')]
      : [hit.summary, hit.passage]
  const url = kind === 'service' ? servicePath(slug) : postPath(slug)
  return { kind, url, title, ...NO_DEVICE, text: excerptAround(bestLine(texts, words), words, TEXT_CHARS) }
}

/** An exact code is marked as a whole, because 'F.05' is what 'F5' means. */
const wholeOf = (code: string): Marks => [[0, code.length]]

/** Returns the hits of a search with their texts and marks. */
export function serializeHits({ hits, words }: Pick<SearchResult, 'hits' | 'words'>): Hit[] {
  return hits.map((hit) => {
    const texts = textsOf(hit, words)
    const marks = {
      code: hit.isExact ? wholeOf(texts.code) : marksIn(texts.code, words),
      title: marksIn(texts.title, words),
      text: marksIn(texts.text, words),
    }
    return { ...texts, isExact: hit.isExact, marks }
  })
}

/** Returns a search as the API shows it. */
export function serializeSearch(query: string, result: SearchResult) {
  const { total, corrections } = result
  return { query, total, corrections, hits: serializeHits(result) }
}
