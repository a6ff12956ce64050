'use client'

import { SearchX } from 'lucide-react'
import { useParams } from 'next/navigation'
import { useMemo, useState } from 'react'
import useSWR, { type KeyedMutator } from 'swr'
import type { Versioned } from '@/components/admin/session/api'
import { useItemForm } from '@/components/admin/form/use-item-form'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { uploadPicture } from '@/components/admin/pictures/uploads'
import { callAdmin, readAdmin, reasonOf } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import { pictureErrorInEnglish } from '@/components/site/failures/file-errors'
import { apiPath } from '@/lib/api/paths'
import { ApiError } from '@/lib/api/client'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { type SlideDraft, slideForm, slideOfDraft, type SlideItem, slideOf, withPicture } from './slide-draft'
import { SlideForm } from './slide-form'
import { SlidePreview } from './slide-preview'

const PATH = apiPath('Settings/slides')

async function readSlide(id: string) {
  const { body, etag } = await readAdmin(PATH)
  return { item: { id, slides: body.slides }, etag: etag ?? '' }
}

export function SlideTitle() {
  return `${useParams<{ n: string }>().n}. slayt`
}

/** The form of a slide, with its preview. */
export function SlideScreen() {
  const { n } = useParams<{ n: string }>()
  // The slide is read once, because a later response would change the form during typing.
  const options = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false }
  // The key differs for each visit, because a cached response may be outdated.
  const [openedAt] = useState(() => Date.now())
  const { data, error, isValidating, mutate } = useSWR<Versioned<SlideItem>, ApiError>(
    [PATH, n, openedAt],
    () => readSlide(n),
    options,
  )
  if (error) {
    return (
      <ReadFailure
        error={error}
        isReading={isValidating}
        reload={mutate}
        errorPrefix="Slayt yüklenirken hata oluştu: "
      />
    )
  }
  if (!data) return <output aria-busy>Yükleniyor…</output>
  if (slideOf(data.item)) return <SlideEditor key={n} item={data.item} mutate={mutate} />
  return (
    <Alert
      tone="neutral"
      icon={SearchX}
      title="Böyle bir slayt yok."
      text="Ana sayfada beş slayt var."
      actions={<ButtonLink href={ADMIN_PATHS.site}>Site Bilgileri</ButtonLink>}
    />
  )
}

type SlideEditorProps = { item: SlideItem; mutate: KeyedMutator<Versioned<SlideItem>> }

const failureOf = (error: unknown): FormFailure => ({
  text: `Slayt kaydedilirken hata oluştu: ${reasonOf(error)}`,
  english: pictureErrorInEnglish(error),
})

function SlideEditor({ item, mutate }: SlideEditorProps) {
  const [uploadedShare, setUploadedShare] = useState<number>()
  const initialDraft = useMemo(() => slideForm.draftOf(item), [item])
  const editor = useItemForm<SlideDraft, FormFailure>({
    name: `slayt/${item.id}`,
    initial: initialDraft,
    isChanged: (draft, initial) => !slideForm.isSame(draft, initial),
    failureOf,
    withoutFiles: slideForm.withoutFiles,
    isLostOnClose: true,
  })
  const { draft, initial } = editor

  /** Saves the slide, and keeps the others as they are on the server. Only a change of this slide is a conflict. */
  async function store(overwrite: boolean) {
    const { id } = item
    const file = draft.kind === 'picture' ? draft.file : null
    const path = file
      ? await uploadPicture(apiPath('Settings/slides/upload-image'), file, setUploadedShare)
      : draft.path
    const current = await readSlide(id)
    const isSame = slideForm.isSame(slideForm.draftOf(current.item), initial)
    if (!overwrite && !isSame) throw new ApiError('', 412)
    const slides = current.item.slides.with(Number(id) - 1, slideOfDraft(draft, path))
    const call = { method: 'PUT', json: { slides }, ifMatch: current.etag } as const
    const { body, etag } = await callAdmin(PATH, call)
    await mutate({ item: { id, slides: body.slides }, etag: etag ?? '' }, { revalidate: false })
  }

  async function submit({ overwrite = false } = {}) {
    const errors = slideForm.check(draft, item)
    await editor.save(() => store(overwrite).finally(() => setUploadedShare(undefined)), { errors })
  }

  async function reload() {
    try {
      await mutate(await readSlide(item.id), { revalidate: false })
      editor.discardEdits()
    } catch (error) {
      editor.show({ failure: failureOf(error) })
    }
  }

  /** Replaces the picture's path after the server has edited the picture. */
  function replacePicture(path: string) {
    editor.amend((current) => ({ ...current, path }))
    void mutate((current) => current && { ...current, item: withPicture(current.item, path) }, { revalidate: false })
  }

  const progress = uploadedShare !== undefined && (
    <>
      Resim yükleniyor, <span className="mono">%{Math.round(uploadedShare * 100)}</span>
    </>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_632px] items-start gap-6 max-wide:grid-cols-[minmax(0,48rem)]">
      <SlideForm
        editor={editor}
        id={item.id}
        submit={submit}
        reload={reload}
        onPicture={replacePicture}
        progress={progress}
      />
      <SlidePreview id={item.id} draft={draft} />
    </div>
  )
}
