'use client'

import { useParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { Versioned } from '@/components/admin/form/editor-state'
import { useEditor } from '@/components/admin/form/use-editor'
import { ReadFailure } from '@/components/admin/list/reading'
import { uploadPicture } from '@/components/admin/pictures/uploads'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import { pictureErrorInEnglish } from '@/components/site/failures/file-errors'
import type { Settings } from '@/lib/settings/schema'
import { ApiError } from '@/lib/api/client'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { type SlideDraft, slideForm, slideIn, type SlideItem, slideOf } from './slide-draft'
import { SlideForm } from './slide-form'
import { SlidePreview } from './slide-preview'

const PATH = '/api/Settings/slides'

async function readSlide(id: string) {
  const { body, etag } = await callAdmin<Settings['slides']>(PATH)
  return { item: { id, slides: body.slides }, etag: etag ?? '' }
}

export function SlideTitle() {
  return `${useParams<{ n: string }>().n}. slayt`
}

/** The form of one slide, with its preview beside it. */
export function SlideScreen() {
  const { n } = useParams<{ n: string }>()
  // Read once: later answers would change the form under the person's hands.
  const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false }
  // Anew with each visit, because what an earlier one read may have been saved over since.
  const [visit] = useState(() => Date.now())
  const { data, error, isValidating, mutate } = useSWR<Versioned<SlideItem>, ApiError>(
    [PATH, n, visit],
    () => readSlide(n),
    once,
  )
  if (error) {
    return (
      <ReadFailure error={error} isReading={isValidating} reload={mutate} failed="Slayt yüklenirken hata oluştu: " />
    )
  }
  if (!data) return <output aria-busy>Yükleniyor…</output>
  if (slideOf(data.item)) return <SlideEditor key={n} item={data.item} />
  return (
    <Alert
      tone="neutral"
      title="Böyle bir slayt yok."
      text="Ana sayfada beş slayt var."
      actions={<ButtonLink href={ADMIN_PATHS.site}>Site Bilgileri</ButtonLink>}
    />
  )
}

function SlideEditor({ item }: { item: SlideItem }) {
  const [share, setShare] = useState<number>()
  const [isSaved, setSaved] = useState(false)

  /** Saves a slide over the others as they are now. Only a change of this slide is a conflict. */
  async function store(draft: SlideDraft, known: SlideItem) {
    const file = draft.kind === 'picture' ? draft.file : null
    const path = file ? await uploadPicture(`${PATH}/upload-image`, file, setShare) : draft.path
    const fresh = await readSlide(known.id)
    if (JSON.stringify(slideOf(fresh.item)) !== JSON.stringify(slideOf(known))) throw new ApiError('', 412)
    const slides = fresh.item.slides.with(Number(known.id) - 1, slideIn(draft, path))
    const call = { method: 'PUT', json: { slides }, ifMatch: fresh.etag } as const
    const { body, etag } = await callAdmin<Settings['slides']>(PATH, call)
    return { item: { id: known.id, slides: body.slides }, etag }
  }

  const editor = useEditor<SlideItem, SlideDraft>({
    draftKey: 'slayt',
    form: slideForm,
    read: ({ id }) => readSlide(id),
    staysInPlace: true,
    save: async ({ draft, current }) => {
      try {
        const stored = await store(draft, current!.item)
        return { id: stored.item.id, open: { ...stored, draft: slideForm.draftOf(stored.item) } }
      } finally {
        setShare(undefined)
      }
    },
    failureOf: (error) => ({
      text: `Slayt kaydedilirken hata oluştu: ${reasonOf(error)}`,
      english: pictureErrorInEnglish(error),
    }),
    onSaved: () => setSaved(true),
  })
  const { document } = editor

  useEffect(() => {
    if (editor.openId() !== item.id) void editor.edit(item)
    // oxlint-disable-next-line react/exhaustive-deps -- once, unless a draft that was put aside came back
  }, [])

  if (isSaved && editor.isDirty) setSaved(false)

  const progress = share !== undefined && (
    <>
      Resim yükleniyor, <span className="mono">%{Math.round(share * 100)}</span>
    </>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_632px] items-start gap-6 max-wide:grid-cols-[minmax(0,48rem)]">
      <SlideForm editor={editor} isSaved={isSaved} progress={progress} />
      <SlidePreview slide={item.id} draft={document.draft} />
    </div>
  )
}
