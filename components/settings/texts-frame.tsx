'use client'

import { useParams } from 'next/navigation'
import { CodeBand, DevicesHeader, NameplateBand, ProcessBand, QuestionsBand } from '@/components/home/bands'
import { Process } from '@/components/orders/process'
import { useFrameMessage } from '@/components/settings/preview-frame'
import { PrivacyNotice } from '@/components/site/frame/privacy-notice'
import { About } from '@/components/site/about'
import { PageSection } from '@/components/site/section'
import { Alert } from '@/components/ui/alert'
import { isTextSection, type TextSection } from '@/lib/settings/page-texts'
import type { Settings } from '@/lib/settings/schema'

/** Message with the texts in a section's form. */
export type TextsMessage = { texts: Record<string, string> }

type TextsFrameProps = { settings: Settings; thisYear: number }

/** Previews the page of a section: first with the stored texts, then with the drafts that the form sends. */
export function TextsFrame({ settings, thisYear }: TextsFrameProps) {
  const { bolum } = useParams<{ bolum: string }>()
  const message = useFrameMessage<TextsMessage>({ texts: {} })
  if (!isTextSection(bolum) && bolum !== 'notice') return null
  const previewSettings = { ...settings, [bolum]: { ...settings[bolum], ...message.texts } }
  return (
    <main id="icerik" className="mx-auto max-w-316 text-body leading-[1.55]">
      <TextsPage section={bolum} settings={previewSettings} thisYear={thisYear} />
    </main>
  )
}

type TextsPageProps = TextsFrameProps & { section: TextSection | 'notice' }

function TextsPage({ section, settings, thisYear }: TextsPageProps) {
  const { aboutTexts, processTexts, formTexts, homeTexts, company } = settings
  if (section === 'aboutTexts')
    return <About texts={aboutTexts} foundedYear={company.foundedYear} thisYear={thisYear} />
  if (section === 'processTexts') return <Process texts={processTexts} />
  if (section === 'notice') return <PrivacyNotice settings={settings} />
  if (section === 'formTexts') {
    return (
      <PageSection space="form">
        <Alert density="normal" tone="good" title={formTexts.sentText} />
      </PageSection>
    )
  }
  return (
    <>
      <CodeBand texts={homeTexts} examples={[]} />
      <PageSection flush zone="C">
        <DevicesHeader texts={homeTexts} />
      </PageSection>
      <ProcessBand texts={homeTexts} />
      <QuestionsBand lead={homeTexts.questionsText} />
      <NameplateBand texts={homeTexts} phone={null} />
    </>
  )
}
