'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ItemEditor, type ItemType } from '@/components/admin/content/item-editor'
import { useOpenItem } from '@/components/admin/content/use-open-item'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { callAdmin, readAdmin, reasonOf } from '@/components/admin/session/api'
import { useSettings } from '@/components/admin/shell/reads'
import { BackToReadiness } from '@/components/readiness/back-to-readiness'
import { ReadinessLine, useReadiness } from '@/components/readiness/readiness-line'
import { Alert } from '@/components/ui/alert'
import { apiPath } from '@/lib/api/paths'
import type { Section } from '@/lib/settings/schema'
import type { SettingsJson } from '@/lib/settings/output'
import { PlaceholderBand } from './placeholder-band'
import { SectionFacts } from './section-facts'
import { KeptSections, UnsavedSection } from './unsaved-sections'
import { SectionForm } from './section-form'
import { SectionFrame } from './section-frame'
import {
  type SectionWithForm,
  formSectionOf,
  sectionsOf,
  type SettingsScreen,
  settingsScreenPath,
  SITE_SECTIONS,
} from './sections'
import { type SectionItem, type SiteDraft, type SiteEditor, siteForm, valueOf } from './site-draft'
import { LookPictures } from './look-pictures'
import { savedQuestions } from './questions/words'
import { SlideFilm } from './slide-film'

const SHEET = 'max-w-288 border-2 border-edge'

async function read({ id }: SectionItem) {
  const { body, etag } = await readAdmin(apiPath(`Settings/${id}`))
  return { item: { id, value: body } as SectionItem, etag: etag ?? '' }
}

const SECTION_TYPE: Omit<ItemType<SectionItem, SiteDraft>, 'draftKey'> = {
  form: siteForm,
  read,
  save: async ({ draft, item, current }) => {
    const { id } = item!
    await callAdmin(apiPath(`Settings/${id}`), { method: 'PUT', json: valueOf(id, draft), ifMatch: current?.etag })
    return { id }
  },
  failureOf: (error) => ({ text: `Kaydedilirken hata oluştu: ${reasonOf(error)}` }),
}

/** 'Site Bilgileri' or 'Sayfa Metinleri': shows the values, and the form of one section at a time. */
export function SiteScreen({ siteUrl, sheet = 'site' }: { siteUrl: string; sheet?: SettingsScreen }) {
  const { data: settings, ...read } = useSettings()
  const readiness = useReadiness(sheet === 'site')
  const isWaiting = sheet === 'site' && !readiness.data && !readiness.error
  const reload = () => Promise.all([read.reload(), readiness.reload()])
  if (settings && !isWaiting) return <SiteSheet settings={settings} onSaved={reload} siteUrl={siteUrl} sheet={sheet} />
  if (!read.error) return <SheetSkeleton sheet={sheet} />
  const what = sheet === 'site' ? 'Site bilgileri' : 'Sayfa metinleri'
  return <ReadFailure {...read} errorPrefix={`${what} yüklenirken hata oluştu: `} />
}

/** Placeholder during loading. */
function SheetSkeleton({ sheet }: { sheet: SettingsScreen }) {
  return (
    <div aria-busy className={SHEET}>
      <span className="sr-only">Yükleniyor…</span>
      {sectionsOf(sheet).map((section) => (
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

type SiteSheetProps = {
  settings: SettingsJson
  onSaved: () => Promise<unknown>
  siteUrl: string
  sheet: SettingsScreen
}

function SiteSheet({ settings, onSaved: onChanged, siteUrl, sheet }: SiteSheetProps) {
  const query = useSearchParams()
  const requested = formSectionOf(query.get('bolum'), sheet)
  const [saved, setSaved] = useState<SectionWithForm | null>(null)
  const [cancelled, setCancelled] = useState<SectionWithForm | null>(null)
  const closedHeading = useRef<HTMLHeadingElement>(null)

  const screen = useOpenItem<SectionItem, SiteDraft>()
  const open = screen.initialState.item?.id ?? null

  function onSaved({ id }: { id: string }) {
    setCancelled(null)
    setSaved(id as SectionWithForm)
    // If the URL already names another section, it must not change.
    const { search } = window.location
    if (formSectionOf(new URLSearchParams(search).get('bolum'), sheet) === id)
      window.history.replaceState(null, '', settingsScreenPath(sheet))
    void onChanged()
  }

  const renderEditor = (children: (editor: SiteEditor) => ReactNode) => (
    <ItemEditor key={screen.openCount} screen={screen} type={{ ...SECTION_TYPE, draftKey: sheet }} onSaved={onSaved}>
      {children}
    </ItemEditor>
  )

  // The URL determines the open section. A saved section closes before the URL changes, so the same URL must
  // not open it again.
  const lastFollowed = useRef<SectionWithForm | null>(null)
  useEffect(() => {
    if (screen.isSaving || requested === lastFollowed.current) return
    lastFollowed.current = requested
    if (requested === open) return
    if (requested) {
      setSaved(null)
      setCancelled(null)
      screen.edit({ id: requested, value: settings[requested] } as SectionItem)
    } else if (open) {
      setCancelled(open)
      screen.cancel()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only the address opens and closes sections, and only after a running save
  }, [requested, screen.isSaving])

  // Focus and scroll position stay at the closed section.
  useEffect(() => {
    if (!saved && !cancelled) return
    closedHeading.current?.focus({ preventScroll: true })
    closedHeading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
    // A section that is higher than the window may have its top, where it says that it is saved, out of view.
    closedHeading.current?.scrollIntoView({ block: 'nearest' })
  }, [saved, cancelled])

  const isPlaceholderIn = (section: Section) => (field: string) =>
    settings.placeholders.some((placeholder) => placeholder.section === section && placeholder.field === field)

  return (
    <>
      {open === null && sheet === 'site' && <SiteNote settings={settings} />}
      {open === null &&
        renderEditor((editor) => (
          <div className="max-w-288">
            <UnsavedSection screen={screen} disabled={false} />
            <KeptSections editor={editor} />
          </div>
        ))}
      <div className={SHEET}>
        {sectionsOf(sheet).map((section) => {
          if (section === 'slides')
            return <SlideFilm key={section} slides={settings.slides.slides} onSaved={onChanged} />
          if (section === 'look') return <LookPictures key={section} look={settings.look} onSaved={onChanged} />
          const isOpen = section === open
          return (
            <SectionFrame
              key={section}
              section={section}
              isOpen={isOpen}
              headingRef={section === (saved ?? cancelled) ? closedHeading : undefined}>
              {section === saved && <SavedNotice section={section} settings={settings} />}
              {section === cancelled && !isOpen && (
                <div className="border-b border-line px-5 py-3 empty:hidden max-sm:px-4">
                  <BackToReadiness />
                </div>
              )}
              {isOpen ? (
                renderEditor((editor) => (
                  <SectionForm
                    section={section}
                    field={query.get('alan')}
                    screen={screen}
                    editor={editor}
                    settings={settings}
                    siteUrl={siteUrl}
                  />
                ))
              ) : (
                <SectionFacts
                  section={section}
                  settings={settings}
                  isPlaceholder={isPlaceholderIn(section)}
                  siteUrl={siteUrl}
                />
              )}
            </SectionFrame>
          )
        })}
      </div>
    </>
  )
}

/** Until the launch checklist is closed, its line; then the values that are still placeholders. */
function SiteNote({ settings }: { settings: SettingsJson }) {
  const { data } = useReadiness(true)
  if (!data || data.isClosed) return <PlaceholderBand placeholders={settings.placeholders} />
  return (
    <div className="max-w-288">
      <ReadinessLine />
    </div>
  )
}

/** Notes for sections that visitors do not see. */
const INNER_SECTIONS: Partial<Record<SectionWithForm, string>> = {
  orders: ' Yeni teklifler bununla başlar.',
  instruments: ' Yeni tutanaklar bu aletlerle yazılır.',
  bank: ' Yeni tekliflerde yazar.',
  papers: ' Yeni belgeler bu koşullarla çıkar.',
  notifications: '',
}

function SavedNotice({ section, settings }: { section: SectionWithForm; settings: SettingsJson }) {
  const where = INNER_SECTIONS[section] ?? ' Sitede görünüyor.'
  const title =
    section === 'questionTexts'
      ? savedQuestions(settings.questionTexts.questions)
      : `${SITE_SECTIONS[section].title} kaydedildi.${where}`
  return (
    <div className="border-b border-line px-5 py-4 max-sm:px-4">
      <Alert tone="good" title={title} actions={<BackToReadiness />} />
    </div>
  )
}
