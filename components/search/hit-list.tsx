import { FileText, MessageCircleQuestionMark, Newspaper, Wrench } from 'lucide-react'
import { BrandName } from '@/components/site/frame/brand-name'
import { Mark, Marked } from '@/components/site/text/marked'
import { Display } from '@/components/site/display/display'
import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon'
import { withinSentence } from '@/lib/platform/turkish/case'
import type { Hit } from '@/lib/search/output'

export const KIND_LABELS = { fault: 'Arıza', question: 'Soru', page: 'Sayfa', service: 'Hizmet', post: 'Yazı' }

const ICONS = { question: MessageCircleQuestionMark, page: FileText, service: Wrench, post: Newspaper }

/** The hits, each row a link. Hits for exact codes have a raised background and start with a display of the code. */
export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ol>
      {hits.map((hit) => {
        // Only a full page load opens the answer that the URL names.
        const HitLink = hit.kind === 'question' ? 'a' : Link
        return (
          <li key={hit.url} className="border-t border-line first:border-t-edge">
            <HitLink
              href={hit.url}
              className={`group grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 px-gut no-underline hover:bg-paper focus-visible:-outline-offset-3 lg:grid-cols-[11rem_minmax(0,1fr)_8.5rem] lg:gap-x-8 lg:gap-y-0 ${hit.isExact ? 'bg-paper py-6' : 'pt-4.5 pb-5'}`}>
              <HitSymbol hit={hit} />
              <div className="max-lg:col-span-full">
                <h2
                  className={`leading-[1.3] decoration-1 underline-offset-[0.22em] group-hover:underline ${hit.isExact ? 'text-h2' : 'text-h3'}`}>
                  <Title hit={hit} />
                </h2>
                <p className="mt-1 max-w-[44em] text-[1rem] leading-[1.5] text-ink-2">
                  <Device hit={hit} />
                  <Marked text={hit.text} marks={hit.marks.text} />
                </p>
              </div>
              <span
                className={`text-small leading-[1.75] max-lg:col-start-2 max-lg:row-start-1 max-lg:self-center ${hit.isExact ? 'font-semibold' : 'text-ink-2'}`}>
                {hit.isExact ? 'Bu kod' : KIND_LABELS[hit.kind]}
              </span>
            </HitLink>
          </li>
        )
      })}
    </ol>
  )
}

/** Start of a row: the display of an exact code, a code, or the icon of the hit's kind. */
function HitSymbol({ hit: { kind, code, isExact, marks } }: { hit: Hit }) {
  const position = 'max-lg:col-start-1 max-lg:row-start-1'
  if (isExact) {
    return (
      <div aria-hidden className={`w-max max-w-full justify-self-start ${position}`}>
        <Display code={code} size="small" />
      </div>
    )
  }
  if (kind === 'fault') {
    const className = code
      ? 'font-mono text-[1.1875rem] leading-[1.5] wrap-anywhere'
      : 'text-small leading-[1.75] text-ink-2'
    return (
      <span className={`${className} ${position}`}>{code ? <Marked text={code} marks={marks.code} /> : 'Kod yok'}</span>
    )
  }
  return (
    <span className={`text-ink-2 ${position}`}>
      <Icon of={ICONS[kind]} className="size-6" />
    </span>
  )
}

/** The title of a hit; that of an exact code starts with the code. */
function Title({ hit: { isExact, code, title, marks } }: { hit: Hit }) {
  if (!isExact) return <Marked text={title} marks={marks.title} />
  return (
    <>
      <Mark>{code}</Mark>: <Marked text={withinSentence(title)} marks={marks.title} />
    </>
  )
}

function Device({ hit: { kind, brand, series, device } }: { hit: Hit }) {
  if (kind !== 'fault') return null
  return (
    <>
      <BrandName>{brand}</BrandName>
      {series && ` ${series}`}
      {device && `, ${withinSentence(device)}`}
      {'. '}
    </>
  )
}
