import { z } from 'zod/mini'
import { excerptAround, type Marks, marksIn } from '@/lib/search/marked-text'
import { type Publication, stateOf } from '@/lib/content/publication'
import { deviceNameOf, type FaultTexts } from '@/lib/faults/texts'
import type { Service } from '@/lib/generated/prisma/client'
import { output, toJson, type SourceOf } from '@/lib/platform/output'
import { currentTime } from '@/lib/platform/runtime/render-context'
import { faultPath, postPath, servicePath } from '@/lib/site/pages'

const TEXT_CHARS = 180

const position = z.int().check(z.minimum(0))
const marks = z.array(z.tuple([position, position]))

/** A hit. Code, brand, series and device are '' unless it is a fault. */
const hit = z.object({
  kind: z.enum(['service', 'fault', 'post', 'question', 'page']),
  url: z.string(),
  /** Whether the fault's code is the code of the query. */
  isExact: z.boolean(),
  code: z.string(),
  title: z.string(),
  /** The fault's device: 'Yumaro YS2'. */
  brand: z.string(),
  series: z.string(),
  /** The fault's device group. */
  device: z.string(),
  text: z.string(),
  /** Where code, title and text contain the words. */
  marks: z.object({ code: marks, title: marks, text: marks }),
})

export type Hit = z.infer<typeof hit>

export const searchShape = output('Search', {
  query: z.string(),
  total: z.int().check(z.minimum(0)),
  corrections: z.array(z.object({ typed: z.string(), meant: z.array(z.string()) })),
  hits: z.array(hit),
})

type SearchJson = z.infer<typeof searchShape>

type HitTexts = Omit<Hit, 'marks' | 'isExact'>

/** Returns the line of the texts that contains the most words, or the first line if none contains one. */
function bestLine(texts: readonly string[], words: string[]): string {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
  const matchingLines = lines.filter((line) => marksIn(line, words).length > 0)
  const count = (line: string) => words.filter((word) => marksIn(line, [word]).length > 0).length
  const [best = lines[0] ?? ''] =
    matchingLines.length > 1 ? matchingLines.toSorted((a, b) => count(b) - count(a)) : matchingLines
  return best
}

type ServiceHit = { kind: 'service' } & Pick<
  Service,
  'slug' | 'title' | 'description' | 'detailsDescription' | 'benefits' | 'brands'
>
type FaultHit = FaultTexts & {
  kind: 'fault'
  slug: string
  service: (Publication & Pick<Service, 'title' | 'deviceName'>) | null
}
type PostHit = { kind: 'post'; slug: string; title: string; summary: string; passage: string }
/** A question or a page; `id` is its address. */
type TextHit = { kind: 'question' | 'page'; id: string; title: string; lines: readonly string[] }
export type HitItem = { isExact: boolean } & (ServiceHit | FaultHit | PostHit | TextHit)

/** The hits of a search, and the folded words to highlight. */
type HitsSource = { hits: readonly HitItem[]; words: string[] }
type SearchSource = HitsSource & Omit<SourceOf<typeof searchShape>, 'query' | 'hits'>

function textsOfFault(fault: FaultHit & { isExact: boolean }, words: string[]): HitTexts {
  const { slug, brand, series, code, title, symptoms, causes, checks, warning, repair, service } = fault
  const device = service && stateOf(service, currentTime()) === 'published' ? deviceNameOf(service) : ''
  const line = bestLine([symptoms, ...causes, ...checks, warning, repair], words)
  const cause = causes[0]?.replace(/[.\s]+$/, '')
  const likeliestCause = cause && fault.isExact && !line.includes(cause) ? ` En olası sebep: ${cause}.` : ''
  const text = excerptAround(line, words, TEXT_CHARS) + likeliestCause
  return { kind: 'fault', url: faultPath(slug), code, title, brand, series, device, text }
}

function textsOf(hit: HitItem, words: string[]): HitTexts {
  const { kind, title } = hit
  const withoutDevice = (url: string, texts: readonly string[]) => {
    const text = excerptAround(bestLine(texts, words), words, TEXT_CHARS)
    return { kind, url, title, code: '', brand: '', series: '', device: '', text }
  }
  switch (hit.kind) {
    case 'fault':
      return textsOfFault(hit, words)
    case 'service': {
      const { slug, description, detailsDescription, benefits, brands } = hit
      return withoutDevice(servicePath(slug), [description, detailsDescription, ...benefits, brands.join(', ')])
    }
    case 'post':
      return withoutDevice(postPath(hit.slug), [hit.summary, hit.passage])
    default:
      return withoutDevice(hit.id, hit.lines)
  }
}

/** Returns the hits of a search with their texts and marks. */
export function serializeHits({ hits, words }: HitsSource): Hit[] {
  return hits.map((hit) => {
    const texts = textsOf(hit, words)
    const wholeCode: Marks = [[0, texts.code.length]]
    const marks = {
      // An exact code is highlighted completely, because 'F5' means 'F.05'.
      code: hit.isExact ? wholeCode : marksIn(texts.code, words),
      title: marksIn(texts.title, words),
      text: marksIn(texts.text, words),
    }
    return { ...texts, isExact: hit.isExact, marks }
  })
}

export function serializeSearch(query: string, result: SearchSource): SearchJson {
  return toJson(searchShape, { ...result, query, hits: serializeHits(result) })
}
