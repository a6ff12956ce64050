import { CallToAction } from '@/components/site/call-to-action'
import { PageSection } from '@/components/site/section'
import { TelLink } from '@/components/site/text/tel-link'
import { buttonClasses } from '@/components/ui/button-classes'
import { spellingOf } from '@/lib/search/marked-text'
import type { Correction, SearchResult } from '@/lib/search/data'
import { MAX_COUNTED } from '@/lib/search/schema'
import { type Hit, serializeHits } from '@/lib/search/output'
import { capitalise, countWord } from '@/lib/platform/turkish/case'
import { quoteLink } from '@/lib/site/pages'
import { HitList, KIND_LABELS } from './hit-list'
import { SearchHead } from './search-head'

/** Returns a sentence if several devices have the code, otherwise ''. */
function severalDevicesText(hits: readonly Hit[]): string {
  const exactHits = hits.filter(({ isExact }) => isExact)
  if (exactHits.length < 2) return ''
  const capitalisedCount = capitalise(countWord(exactHits.length))
  const isOneBrand = exactHits.every(({ brand }) => brand === exactHits[0]!.brand)
  return isOneBrand
    ? `${capitalisedCount} seride bu kod var; etiketteki seriye bakın.`
    : `${capitalisedCount} cihazda bu kod var; etiketteki marka ve seriye bakın.`
}

/** Returns how many hits of each kind there are, in the order of the hits: 'Bir soru, iki sayfa.' Returns '' if there are no questions or pages. */
function kindCountsText(hits: readonly Hit[]): string {
  if (!hits.some(({ kind }) => kind === 'question' || kind === 'page')) return ''
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  const counts = kinds.map((kind) => {
    const count = hits.filter((hit) => hit.kind === kind).length
    return `${countWord(count)} ${KIND_LABELS[kind].toLocaleLowerCase('tr')}`
  })
  return `${capitalise(counts.join(', '))}.`
}

/** Says which words were corrected, spelled with Turkish letters. */
function correctionText(corrections: readonly Correction[], text: string, hits: readonly Hit[]): string {
  const texts = hits.flatMap((hit) => [hit.title, hit.text])
  const sentences = corrections.map(({ typed, meant }) => {
    const words = meant.map((word) => `“${spellingOf(word, texts)}”`)
    return `“${spellingOf(typed, [text])}” yerine ${words.join(' ya da ')} arandı.`
  })
  return sentences.join(' ')
}

/** The hits of a search, best first. */
export function Results({ text, result }: { text: string; result: SearchResult }) {
  const hits = serializeHits(result)
  const isCounted = result.total <= MAX_COUNTED
  const count = isCounted ? result.total.toLocaleString('tr-TR') : `${MAX_COUNTED}’den fazla`
  const limitNote = result.total > hits.length ? `En yakın ${hits.length} sonuç gösteriliyor.` : ''
  const correction = correctionText(result.corrections, text, hits)
  const kindCounts = limitNote ? '' : kindCountsText(hits)
  const lead = [correction, severalDevicesText(hits), kindCounts, limitNote].filter(Boolean).join(' ')
  return (
    <>
      <SearchHead title={`“${text}” için ${count} sonuç`} lead={lead} text={text} hits={result.total} />
      <HitList hits={hits} />
      <PageSection top="edge" space="snug">
        <CallToAction
          title="Aradığınız bu değil mi?"
          text="Kodu ve etiketteki modeli yazın ya da telefon edin."
          action={
            <a href={quoteLink.href} className={buttonClasses({ size: 'normal' })}>
              {quoteLink.label}
            </a>
          }>
          <TelLink />
        </CallToAction>
      </PageSection>
    </>
  )
}
