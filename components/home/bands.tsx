import type { ReactNode } from 'react'
import { ProcessRail } from '@/components/home/process-rail'
import { Nameplate } from '@/components/home/nameplate'
import { CodeField, type Example } from '@/components/site/code-field/code-field'
import { Actions, QuoteButton } from '@/components/site/frame/quote-button'
import { PageSection } from '@/components/site/section'
import { SectionHeader } from '@/components/site/section-header'
import type { TextsOf } from '@/lib/settings/page-texts'

type BandProps = { texts: TextsOf<'homeTexts'> }

/** The field for an alarm code, with some codes that visitors may try. */
export function CodeBand({ texts, examples }: BandProps & { examples: readonly Example[] }) {
  return (
    <PageSection
      top="none"
      space="snug"
      zone="B"
      className="below-fold [--estimated-height:20rem]"
      aria-labelledby="alarm-kodu">
      <div className="grid items-center gap-x-8 gap-y-6 lg:cols-lead">
        <div>
          <h2 id="alarm-kodu">
            <label htmlFor="kod" className="block">
              {texts.codeTitle}
            </label>
          </h2>
          <p className="mt-2 max-w-[29em] text-ink-2">{texts.codeText}</p>
        </div>
        <CodeField examples={examples} />
      </div>
    </PageSection>
  )
}

export function DevicesHeader({ texts }: BandProps) {
  return (
    <SectionHeader inset id="hizmetlerimiz" title={texts.devicesTitle}>
      {texts.devicesText}
    </SectionHeader>
  )
}

export function ProcessBand({ texts }: BandProps) {
  return (
    <PageSection zone="D" className="below-fold [--estimated-height:78rem]" aria-labelledby="surec">
      <SectionHeader id="surec" title={texts.railTitle}>
        {texts.railText}
      </SectionHeader>
      <ProcessRail texts={texts} />
    </PageSection>
  )
}

type QuestionsBandProps = { lead: ReactNode; link?: ReactNode; children?: ReactNode }

/** The questions chosen for the home page. `link` leads to all questions. */
export function QuestionsBand({ lead, link, children }: QuestionsBandProps) {
  return (
    <PageSection zone="E" className="below-fold [--estimated-height:32rem]" aria-labelledby="sorular">
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:cols-lead">
        <div>
          <h2 id="sorular">Sık sorulanlar</h2>
          {lead && <p className="mt-3 max-w-[28em] text-ink-2">{lead}</p>}
          {link}
        </div>
        {children}
      </div>
    </PageSection>
  )
}

/** Says that a quote needs the data on the device's nameplate. `phone` is shown next to the button. */
export function NameplateBand({ texts, zone, phone }: BandProps & { zone?: 'E' | 'F'; phone: ReactNode }) {
  return (
    <PageSection zone={zone} className="below-fold [--estimated-height:50rem]" aria-labelledby="etiket">
      <div className="grid items-center gap-8 max-xl:gap-10 xl:cols-lead">
        <div>
          <h2 id="etiket">{texts.plateTitle}</h2>
          <p className="mt-4 mb-7 max-w-[32em] text-ink-2">{texts.plateText}</p>
          <Actions className="gap-y-3">
            <QuoteButton size="large" />
            {phone}
          </Actions>
        </div>
        <Nameplate />
      </div>
    </PageSection>
  )
}
