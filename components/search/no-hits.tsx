import type { ReactNode } from 'react'
import { CodeList } from '@/components/faults/code-list'
import { PageSection } from '@/components/site/section'
import { TelLink } from '@/components/site/text/tel-link'
import { ButtonLink } from '@/components/ui/button'
import { similarCodes, type SearchResult } from '@/lib/search/data'
import { PATHS, quoteLink } from '@/lib/site/pages'
import { contactPathForCode } from '@/lib/site/page-queries'
import { SearchHead } from './search-head'

/** Maximum length of a word without digits that may be a code: 'E-OC'. */
const MAX_LETTER_CODE_CHARS = 4

function mayContainCode(text: string, codes: readonly string[]): boolean {
  return codes.some((code) => /\d/.test(code) || (!/\s/.test(text) && code.length <= MAX_LETTER_CODE_CHARS))
}

/** A search without hits: two suggestions, and similar codes. */
export async function NoHits({ text, result: { codes } }: { text: string; result: SearchResult }) {
  const looksLikeCode = mayContainCode(text, codes)
  const { faults, beginning } = looksLikeCode ? await similarCodes(codes) : { faults: [], beginning: '' }
  return (
    <>
      <SearchHead
        title={`“${text}” için sonuç yok`}
        lead={
          looksLikeCode
            ? 'Kodu göstergeden bir kez daha okuyun: 6 ile 8, 0 ile O, 1 ile I karışabilir.'
            : 'Daha az ya da başka sözcüklerle yeniden deneyin.'
        }
        text={text}
        hits={0}
      />
      <div className="grid grid-cols-1 border-y border-edge lg:cols-lead">
        <Suggestion
          title="Hattınız duruyorsa"
          text="Telefon edin. Kodu ve etiketi söyleyin; cihazı tanıyıp tanımadığımızı hemen öğrenirsiniz.">
          <TelLink />
        </Suggestion>
        {looksLikeCode ? (
          <Suggestion
            title="Kodu bize yazın"
            text={`“${text}” forma yazılmış gelir; marka ve modeli ekleyin. Listede olmayan arızayı da ölçerek buluruz.`}>
            <ButtonLink size="normal" variant="primary" href={contactPathForCode(text)}>
              Bu kod için teklif al
            </ButtonLink>
          </Suggestion>
        ) : (
          <Suggestion
            title="Arızayı bize yazın"
            text="Belirtiyi, etiketteki marka ve modeli forma yazın. Listede olmayan arızayı da ölçerek buluruz.">
            <ButtonLink size="normal" variant="primary" href={PATHS.contact}>
              {quoteLink.label}
            </ButtonLink>
          </Suggestion>
        )}
      </div>
      {faults.length > 0 && (
        <PageSection top="none" space="snug" aria-labelledby="benzer-kodlar">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h2 id="benzer-kodlar" className="text-h2">
              Benzer kodlar
            </h2>
            <p className="text-ink-2">{`${beginning.toUpperCase()} ile başlayanlar`}</p>
          </div>
          <CodeList faults={faults} columns="all" fullBleed />
        </PageSection>
      )}
    </>
  )
}

function Suggestion({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="border-line px-gut py-[clamp(1.75rem,3vw,2.5rem)] not-first:max-lg:border-t lg:not-first:border-l">
      <h2 className="mb-2 text-h2">{title}</h2>
      <p className="mb-5 max-w-[34em] text-ink-2 wrap-anywhere">{text}</p>
      {children}
    </div>
  )
}
