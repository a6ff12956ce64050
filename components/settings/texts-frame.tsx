'use client'

import { useParams } from 'next/navigation'
import { CodeBand, DevicesHeader, PlateBand, ProcessBand } from '@/components/home/bands'
import { Process } from '@/components/orders/process'
import { useTyped } from '@/components/settings/preview-frame'
import { About } from '@/components/site/about'
import { Section } from '@/components/site/section'
import { Alert } from '@/components/ui/alert'
import { PAGE_TEXTS, type TextSection, type TextsOf } from '@/lib/settings/page-texts'

/** The texts of one section as they are typed. */
export type TextsMessage = { texts: Record<string, string> }

const isTextsMessage = (data: unknown): data is TextsMessage =>
  Object.values((data as Partial<TextsMessage> | null)?.texts ?? { none: null }).every(
    (text) => typeof text === 'string',
  )

type TextsFrameProps = {
  /** The stored texts. */
  stored: { [Name in TextSection]: TextsOf<Name> }
  foundedYear: number
  thisYear: number
}

/** The page of a section: first with the stored texts, then with those that the form around this frame sends. */
export function TextsFrame({ stored, foundedYear, thisYear }: TextsFrameProps) {
  const { bolum } = useParams<{ bolum: string }>()
  const typed = useTyped(isTextsMessage)
  if (!(bolum in PAGE_TEXTS)) return null
  const texts = { ...stored[bolum as TextSection], ...typed?.texts }
  return (
    <main id="icerik" className="mx-auto max-w-316 text-body leading-[1.55]">
      <TextsPage section={bolum as TextSection} texts={texts} foundedYear={foundedYear} thisYear={thisYear} />
    </main>
  )
}

type TextsPageProps = { section: TextSection; texts: object; foundedYear: number; thisYear: number }

function TextsPage({ section, texts, foundedYear, thisYear }: TextsPageProps) {
  if (section === 'aboutTexts') {
    return <About texts={texts as TextsOf<'aboutTexts'>} foundedYear={foundedYear} thisYear={thisYear} />
  }
  if (section === 'processTexts') return <Process texts={texts as TextsOf<'processTexts'>} />
  if (section === 'formTexts') {
    return (
      <Section space="form">
        <Alert tone="good" title={(texts as TextsOf<'formTexts'>).sentText} />
      </Section>
    )
  }
  const home = texts as TextsOf<'homeTexts'>
  return (
    <>
      <CodeBand texts={home} examples={[]} />
      <Section flush zone="C">
        <DevicesHeader texts={home} />
      </Section>
      <ProcessBand texts={home} />
      <PlateBand texts={home} phone={null} />
    </>
  )
}
