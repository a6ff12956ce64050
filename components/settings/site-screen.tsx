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
import { SECTION_TITLES } from '@/lib/settings/fields'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import type { SettingsJson } from '@/lib/settings/output'
import { PlaceholderBand } from './placeholder-band'
import { SectionFacts } from './section-facts'
import { StoredSectionDrafts, UnsavedSection } from './unsaved-sections'
import { SectionForm } from './section-form'
import { SectionFrame } from './section-frame'
import { type SectionWithForm, formSectionOf, sectionsOf, type SettingsScreen } from './sections'
import { type SectionItem, type SiteDraft, type SiteEditor, siteForm, valueOf } from './site-draft'
import { LookPictures } from './look-pictures'
import { countGaps, type Question } from '@/lib/settings/questions/questions'
import { SlideFilm } from './slide-film'

const SHEET = 'max-w-288 border-2 border-edge'

async function readSection({ id }: SectionItem) {
  const { body, etag } = await readAdmin(apiPath(`Settings/${id}`))
  return { item: { id, value: body } as SectionItem, etag: etag ?? '' }
}

const SECTION_TYPE: Omit<ItemType<SectionItem, SiteDraft>, 'draftKey'> = {
  form: siteForm,
  read: readSection,
  save: async ({ draft, item, current }) => {
    const { id } = item!
    await callAdmin(apiPath(`Settings/${id}`), { method: 'PUT', json: valueOf(id, draft), ifMatch: current?.etag })
    return { id }
  },
  failureOf: (error) => ({ text: `Kaydedilirken hata oluştu: ${reasonOf(error)}` }),
}

/** 'Site Bilgileri' or 'Sayfa Metinleri': shows the values, and the form of one section at a time. */
export function SiteScreen({ siteUrl, settingsScreen = 'site' }: { siteUrl: string; settingsScreen?: SettingsScreen }) {
  const { data: settings, ...read } = useSettings()
  const readiness = useReadiness(settingsScreen === 'site')
  const isWaiting = settingsScreen === 'site' && !readiness.data && !readiness.error
  const reload = () => Promise.all([read.reload(), readiness.reload()])
  if (settings && !isWaiting)
    return <SiteSheet settings={settings} onChanged={reload} siteUrl={siteUrl} settingsScreen={settingsScreen} />
  if (!read.error) return <SheetSkeleton settingsScreen={settingsScreen} />
  const screenName = settingsScreen === 'site' ? 'Site bilgileri' : 'Sayfa metinleri'
  return <ReadFailure {...read} errorPrefix={`${screenName} yüklenirken hata oluştu: `} />
}

function SheetSkeleton({ settingsScreen }: { settingsScreen: SettingsScreen }) {
  return (
    <div aria-busy className={SHEET}>
      <span className="sr-only">Yükleniyor…</span>
      {sectionsOf(settingsScreen).map((section) => (
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
  onChanged: () => Promise<unknown>
  siteUrl: string
  settingsScreen: SettingsScreen
}

function SiteSheet({ settings, onChanged, siteUrl, settingsScreen }: SiteSheetProps) {
  const query = useSearchParams()
  const requestedSection = formSectionOf(query.get('bolum'), settingsScreen)
  const [closed, setClosed] = useState<{ section: SectionWithForm; isSaved: boolean } | null>(null)
  const closedHeading = useRef<HTMLHeadingElement>(null)

  const screen = useOpenItem<SectionItem, SiteDraft>()
  const openSection = screen.initialState.item?.id ?? null

  function onSaved({ id }: { id: string }) {
    setClosed({ section: id as SectionWithForm, isSaved: true })
    // If the URL already names another section, it must stay.
    const { search } = window.location
    if (formSectionOf(new URLSearchParams(search).get('bolum'), settingsScreen) === id)
      window.history.replaceState(null, '', ADMIN_PATHS[settingsScreen])
    void onChanged()
  }

  const renderEditor = (children: (editor: SiteEditor) => ReactNode) => (
    <ItemEditor
      key={screen.openCount}
      screen={screen}
      type={{ ...SECTION_TYPE, draftKey: settingsScreen }}
      onSaved={onSaved}>
      {children}
    </ItemEditor>
  )

  // The URL determines the open section. A saved section closes before the URL changes, so the same URL must
  // not open it again.
  const lastFollowed = useRef<SectionWithForm | null>(null)
  useEffect(() => {
    if (screen.isSaving || requestedSection === lastFollowed.current) return
    lastFollowed.current = requestedSection
    if (requestedSection === openSection) return
    if (requestedSection) {
      setClosed(null)
      screen.edit({ id: requestedSection, value: settings[requestedSection] } as SectionItem)
    } else if (openSection) {
      setClosed({ section: openSection, isSaved: false })
      screen.cancel()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only the address opens and closes sections, and only after a running save
  }, [requestedSection, screen.isSaving])

  // Focus and scroll position stay at the closed section.
  useEffect(() => {
    if (!closed) return
    closedHeading.current?.focus({ preventScroll: true })
    closedHeading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
    // In a section taller than the window, the message about the save may still be out of view.
    closedHeading.current?.scrollIntoView({ block: 'nearest' })
  }, [closed])

  return (
    <>
      {openSection === null && settingsScreen === 'site' && <SiteNote settings={settings} />}
      {openSection === null &&
        renderEditor((editor) => (
          <div className="max-w-288">
            <UnsavedSection screen={screen} disabled={false} />
            <StoredSectionDrafts editor={editor} />
          </div>
        ))}
      <div className={SHEET}>
        {sectionsOf(settingsScreen).map((section) => {
          if (section === 'slides')
            return <SlideFilm key={section} slides={settings.slides.slides} onSaved={onChanged} />
          if (section === 'look') return <LookPictures key={section} look={settings.look} onSaved={onChanged} />
          const isOpen = section === openSection
          const isClosed = section === closed?.section
          return (
            <SectionFrame
              key={section}
              section={section}
              isOpen={isOpen}
              headingRef={isClosed ? closedHeading : undefined}>
              {isClosed && closed.isSaved && <SavedNotice section={section} settings={settings} />}
              {isClosed && !closed.isSaved && !isOpen && (
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
                <SectionFacts section={section} settings={settings} siteUrl={siteUrl} />
              )}
            </SectionFrame>
          )
        })}
      </div>
    </>
  )
}

/** Shows the launch checklist's line until the checklist is closed, then the values that are still placeholders. */
function SiteNote({ settings }: { settings: SettingsJson }) {
  const { data } = useReadiness(true)
  if (!data || data.isClosed) return <PlaceholderBand placeholders={settings.placeholders} />
  return (
    <div className="max-w-288">
      <ReadinessLine />
    </div>
  )
}

const INTERNAL_SECTION_NOTES: Partial<Record<SectionWithForm, string>> = {
  orders: ' Yeni teklifler bununla başlar.',
  instruments: ' Yeni tutanaklar bu aletlerle yazılır.',
  bank: ' Yeni tekliflerde yazar.',
  papers: ' Yeni belgeler bu koşullarla çıkar.',
  notifications: '',
}

/** Returns the message after a save: how many questions are public, and how many are not. */
function questionsSavedMessage(questions: readonly Question[]): string {
  const hiddenCount = questions.filter((question) => countGaps(question) > 0).length
  if (questions.length === 0) return 'Sorular kaydedildi. Bölüm sitede görünmez.'
  const message = `Sorular kaydedildi. ${questions.length - hiddenCount} soru sitede`
  return hiddenCount === 0 ? `${message}.` : `${message}, ${hiddenCount} soru ayraç yüzünden bekliyor.`
}

function SavedNotice({ section, settings }: { section: SectionWithForm; settings: SettingsJson }) {
  const note = INTERNAL_SECTION_NOTES[section] ?? ' Sitede görünüyor.'
  const title =
    section === 'questionTexts'
      ? questionsSavedMessage(settings.questionTexts.questions)
      : `${SECTION_TITLES[section]} kaydedildi.${note}`
  return (
    <div className="border-b border-line px-5 py-4 max-sm:px-4">
      <Alert tone="good" title={title} actions={<BackToReadiness />} />
    </div>
  )
}
