'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useEditor } from '@/components/admin/form/use-editor'
import { ReadFailure } from '@/components/admin/list/reading'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { useSettings } from '@/components/admin/shell/reads'
import { Alert } from '@/components/ui/alert'
import type { Section } from '@/lib/settings/schema'
import type { SettingsJson } from '@/lib/settings/output'
import { PlaceholderBand } from './placeholder-band'
import { SectionFacts } from './section-facts'
import { KeptSections, LeftSection } from './left-sections'
import { SectionForm } from './section-form'
import { SectionFrame } from './section-frame'
import { type FormSection, formSectionOf, sectionsOn, type Sheet, sheetPath, SITE_SECTIONS } from './sections'
import { type SectionItem, siteForm, valueOf } from './site-draft'
import { LookPictures } from './look-pictures'
import { SlideFilm } from './slide-film'

const SHEET = 'max-w-288 border-2 border-edge'

const pathOf = (section: Section) => `/api/Settings/${section}`

async function read({ id }: SectionItem) {
  const { body, etag } = await callAdmin<SectionItem['value']>(pathOf(id))
  return { item: { id, value: body } as SectionItem, etag: etag ?? '' }
}

/** 'Site Bilgileri' or 'Sayfa Metinleri': a sheet that is read first, with the form of one section at a time. */
export function SiteScreen({ siteUrl, sheet = 'site' }: { siteUrl: string; sheet?: Sheet }) {
  const { data: settings, ...read } = useSettings()
  if (settings) return <SiteSheet settings={settings} onSaved={read.reload} siteUrl={siteUrl} sheet={sheet} />
  if (!read.error) return <SheetSkeleton sheet={sheet} />
  const what = sheet === 'site' ? 'Site bilgileri' : 'Sayfa metinleri'
  return <ReadFailure {...read} failed={`${what} yüklenirken hata oluştu: `} />
}

/** The sheet's place while it is loaded. */
function SheetSkeleton({ sheet }: { sheet: Sheet }) {
  return (
    <div aria-busy className={SHEET}>
      <span className="sr-only">Yükleniyor…</span>
      {sectionsOn(sheet).map((section) => (
        <div
          key={section}
          aria-hidden
          className="grid h-32 content-start gap-3 border-edge px-5 py-4 not-first:border-t">
          <i className="block h-5 w-32 bg-line opacity-60" />
          <i className="block h-4 w-3/4 bg-line opacity-60" />
        </div>
      ))}
    </div>
  )
}

type SiteSheetProps = { settings: SettingsJson; onSaved: () => Promise<unknown>; siteUrl: string; sheet: Sheet }

function SiteSheet({ settings, onSaved, siteUrl, sheet }: SiteSheetProps) {
  const query = useSearchParams()
  const wanted = formSectionOf(query.get('bolum'), sheet)
  const [saved, setSaved] = useState<FormSection | null>(null)
  const savedHeading = useRef<HTMLHeadingElement>(null)

  const editor = useEditor({
    draftKey: sheet,
    keepsDrafts: true,
    form: siteForm,
    read,
    staysInPlace: true,
    save: async ({ draft, item, current }) => {
      const { id } = item!
      await callAdmin(pathOf(id), { method: 'PUT', json: valueOf(id, draft), ifMatch: current?.etag })
      return { id }
    },
    failureOf: (error) => ({ text: `Kaydedilirken hata oluştu: ${reasonOf(error)}` }),
    onSaved: ({ id }) => {
      setSaved(id as FormSection)
      // Unless another section was asked for meanwhile.
      const { search } = window.location
      if (formSectionOf(new URLSearchParams(search).get('bolum'), sheet) === id)
        window.history.replaceState(null, '', sheetPath(sheet))
      void onSaved()
    },
  })
  const open = editor.document.item?.id ?? null

  // The address says which section is open. A section that was just saved is closed before its address changes, so the
  // same address is not followed twice.
  const followed = useRef<FormSection | null>(null)
  useEffect(() => {
    if (editor.isSaving || wanted === followed.current) return
    followed.current = wanted
    if (wanted === editor.openId()) return
    if (wanted) {
      setSaved(null)
      void editor.edit({ id: wanted, value: settings[wanted] } as SectionItem)
    } else if (open) editor.cancel()
    // oxlint-disable-next-line react/exhaustive-deps -- only the address opens and closes sections, after a save under way
  }, [wanted, editor.isSaving])

  // Focus and view stay with what was saved.
  useEffect(() => {
    if (!saved) return
    savedHeading.current?.focus({ preventScroll: true })
    savedHeading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [saved])

  const isSample = (section: Section) => (field: string) =>
    settings.placeholders.some((sample) => sample.section === section && sample.field === field)

  return (
    <>
      {open === null && sheet === 'site' && <PlaceholderBand placeholders={settings.placeholders} />}
      {open === null && (
        <div className="max-w-288">
          <LeftSection editor={editor} />
          <KeptSections editor={editor} />
        </div>
      )}
      <div className={SHEET}>
        {sectionsOn(sheet).map((section) => {
          if (section === 'slides') return <SlideFilm key={section} slides={settings.slides.slides} onSaved={onSaved} />
          if (section === 'look') return <LookPictures key={section} look={settings.look} onSaved={onSaved} />
          const isOpen = section === open
          return (
            <SectionFrame
              key={section}
              section={section}
              isOpen={isOpen}
              headingRef={section === saved ? savedHeading : undefined}>
              {section === saved && <SavedNotice section={section} />}
              {isOpen ? (
                <SectionForm
                  section={section}
                  field={query.get('alan')}
                  editor={editor}
                  settings={settings}
                  siteUrl={siteUrl}
                />
              ) : (
                <SectionFacts section={section} settings={settings} isSample={isSample(section)} siteUrl={siteUrl} />
              )}
            </SectionFrame>
          )
        })}
      </div>
    </>
  )
}

/** Sections that no visitor sees: what they are for, if that wants a word. */
const INNER_SECTIONS: Partial<Record<FormSection, string>> = {
  orders: ' Yeni teklifler bununla başlar.',
  papers: ' Yeni belgeler bu koşullarla çıkar.',
  notifications: '',
}

function SavedNotice({ section }: { section: FormSection }) {
  const where = INNER_SECTIONS[section] ?? ' Sitede görünüyor.'
  return (
    <div className="border-b border-line px-5 py-4 max-sm:px-4">
      <Alert tone="good" title={`${SITE_SECTIONS[section].title} kaydedildi.${where}`} />
    </div>
  )
}
