import { fieldsOf } from '@/components/admin/form/draft-form'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { type FormFailure, submitHandler } from '@/components/admin/form/use-submit'
import { useState } from 'react'
import type { KeyedMutator } from 'swr'
import { Choices, RadioGroup } from '@/components/admin/form/choices'
import { DraftFields } from '@/components/admin/form/draft-fields'
import { FormActions } from '@/components/admin/form/form-actions'
import { FormFrame, FormSection } from '@/components/admin/form/form-frame'
import { FormNotices } from '@/components/admin/form/form-notices'
import { PicturePicker } from '@/components/admin/pictures/picture-picker'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Options, SelectField } from '@/components/ui/select'
import { type DrawingName, DRAWINGS } from '@/lib/settings/drawings'
import { SLIDE_FIELDS } from '@/lib/settings/fields'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { lengthOf } from '@/lib/platform/fields/text'
import { uploadPicture, UploadShare } from '@/components/admin/pictures/uploads'
import { callAdmin, readAdmin, reasonOf, useRead, type Versioned } from '@/components/admin/session/api'
import { DrawingThumbnail, drawingLabel } from '@/components/settings/drawing-thumbnail'
import { pictureErrorInEnglish } from '@/components/site/failures/file-errors'
import { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { PAGES, servicePath } from '@/lib/site/pages'
import { type SlideDraft, slideForm, type SlideItem, slideOfDraft, withPicture } from './slide-draft'
import { SlidePreview } from './slide-preview'

export const SLIDES_PATH = apiPath('Settings/slides')

const KINDS = [
  { value: 'drawing', label: 'Hazır çizim' },
  { value: 'picture', label: 'Kendi resmim' },
] as const

export async function readSlide(id: string): Promise<Versioned<SlideItem>> {
  const { body, etag } = await readAdmin(SLIDES_PATH)
  return { item: { id, slides: body.slides }, etag: etag ?? '' }
}

const failureOf = (error: unknown): FormFailure => ({
  text: `Slayt kaydedilirken hata oluştu: ${reasonOf(error)}`,
  english: pictureErrorInEnglish(error),
})

type SlideEditorProps = { item: SlideItem; mutate: KeyedMutator<Versioned<SlideItem>> }

/** The form of a slide (texts, link, and a drawing or a picture) with its preview. */
export function SlideEditor({ item, mutate }: SlideEditorProps) {
  const { id } = item
  const [uploadedShare, setUploadedShare] = useState<number>()
  const editor = useItemForm<SlideDraft, FormFailure>({
    name: `slayt/${id}`,
    initial: slideForm.draftOf(item),
    isChanged: (draft, initial) => !slideForm.isSame(draft, initial),
    failureOf,
    withoutFiles: slideForm.withoutFiles,
    isLostOnClose: true,
  })
  const { form, draft, initial, errors, isSending, isDirty, change } = editor
  const field = fieldsOf(editor)
  const paths = useSitePaths()

  /** Saves the slide, and keeps the others as they are on the server. Only a change of this slide is a conflict. */
  async function store(overwrite: boolean) {
    const file = draft.kind === 'picture' ? draft.file : null
    const path = file
      ? await uploadPicture(apiPath('Settings/slides/upload-image'), file, setUploadedShare)
      : draft.path
    const current = await readSlide(id)
    const isSame = slideForm.isSame(slideForm.draftOf(current.item), initial)
    if (!overwrite && !isSame) throw new ApiError('', 412)
    const slides = current.item.slides.with(Number(id) - 1, slideOfDraft(draft, path))
    const call = { method: 'PUT', json: { slides }, ifMatch: current.etag } as const
    const { body, etag } = await callAdmin(SLIDES_PATH, call)
    await mutate({ item: { id, slides: body.slides }, etag: etag ?? '' }, { revalidate: false })
  }

  async function submit({ overwrite = false } = {}) {
    await editor.save(() => store(overwrite).finally(() => setUploadedShare(undefined)), {
      errors: slideForm.check(draft, item),
      doneMessage: `${id}. slayt kaydedildi. Sitede görünüyor.`,
    })
  }

  async function reload() {
    try {
      await mutate(await readSlide(id), { revalidate: false })
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

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_632px] items-start gap-6 max-wide:grid-cols-[minmax(0,48rem)]">
      <div className="min-w-0">
        <FormNotices
          form={editor}
          subject="slayt"
          onReload={() => void reload()}
          onOverwrite={() => void submit({ overwrite: true })}
          onClear={editor.discardEdits}
        />
        <FormFrame
          ref={form}
          title={draft.title || `${id}. slayt`}
          note="Düzenleniyor"
          onSubmit={submitHandler(submit)}>
          <FormSection name="Söz" disabled={isSending}>
            <DraftFields
              table={SLIDE_FIELDS}
              editor={editor}
              hints={{
                title: (
                  <>
                    Masaüstünde en çok üç satır. <span className="mono">{lengthOf(draft.title)}/80</span>
                  </>
                ),
              }}
            />
            <TextField
              label="Bağlantı"
              required
              list="sitedeki-sayfalar"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...field('linkHref')}
              hint="Sitedeki bir sayfa; yazarken önerilir."
            />
            <datalist id="sitedeki-sayfalar">
              <Options of={paths.map(({ path, label }) => [path, label])} />
            </datalist>
          </FormSection>
          <FormSection name="Resim" disabled={isSending}>
            <Choices
              label="Resmin türü"
              name="kind"
              options={KINDS}
              value={draft.kind}
              onChange={(kind) => change({ kind })}
            />
            {draft.kind === 'drawing' ? (
              <DrawingPicker value={draft.drawing} onChange={(drawing) => change({ drawing })} />
            ) : (
              <>
                <div className="grid gap-3">
                  <PicturePicker
                    id="slideFile"
                    layout="instead"
                    words={{ stored: 'Kayıtlı resim', choose: 'Resim seç', other: 'Başka resim seç' }}
                    hint="4:3 kırpılır, ortası görünür. Yatay ve aydınlık bir fotoğraf seçin. Kaydet ile yüklenir."
                    stored={draft.path}
                    onEdited={replacePicture}
                    chosen={draft.file}
                    onChoose={(file) => change({ file, path: draft.path })}
                    errors={errors.path}
                    disabled={isSending}
                  />
                </div>
                <TextAreaField
                  label="Resimde ne görülüyor?"
                  required
                  rows={2}
                  {...field('alt')}
                  hint="Alternatif metin: resmi görmeyene okunur, arama motorları da bunu okur."
                />
                <SelectField
                  label="Dik resmin görünen yeri"
                  name="focus"
                  value={draft.focus}
                  hint="Resim 4:3 kesilir. Üstü ya da altı önemliyse seçin."
                  onChange={({ target }) => change({ focus: target.value as SlideDraft['focus'] })}>
                  <option value="">Orta</option>
                  <option value="top">Üst</option>
                  <option value="bottom">Alt</option>
                </SelectField>
              </>
            )}
          </FormSection>
          <FormActions
            isSaving={isSending}
            isDirty={isDirty}
            cancelHref={`${ADMIN_PATHS.site}#slaytlar`}
            progress={uploadedShare !== undefined && <UploadShare text="Resim yükleniyor" share={uploadedShare} />}
          />
        </FormFrame>
      </div>
      <SlidePreview id={id} draft={draft} />
    </div>
  )
}

/** Returns the pages of the site that a link can lead to. The pages of services are missing until they are loaded. */
function useSitePaths(): { path: string; label: string }[] {
  const { data = [] } = useRead(apiPath('Services'))
  const services = data.map(({ slug, title }) => ({ path: servicePath(slug), label: title }))
  return [...PAGES.map(({ path, label }) => ({ path, label })), ...services]
}

const DRAWING_OPTIONS = (Object.keys(DRAWINGS) as DrawingName[]).map((value) => ({ value, label: drawingLabel(value) }))

/** Chooses one of the site's drawings. */
function DrawingPicker({ value, onChange }: { value: DrawingName; onChange: (name: DrawingName) => void }) {
  return (
    <div>
      <p id="cizimler-not" className="mb-3 text-small leading-[1.4] text-ink-2">
        Açılmış çizimlerde parça adları çizimle birlikte gelir.
      </p>
      <RadioGroup
        label="Çizim"
        describedBy="cizimler-not"
        name="drawing"
        options={DRAWING_OPTIONS}
        value={value}
        onChange={onChange}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,30%),1fr))] border-t border-l border-line bg-sheet"
        optionClass="grid grid-rows-[5.5rem_auto] content-start justify-items-center gap-1.5 border-r border-b border-line px-1 py-2 text-center text-small leading-[1.25] has-checked:bg-paper has-checked:font-semibold has-checked:inset-ring-2 has-checked:inset-ring-edge">
        {({ value: drawing, label }) => (
          <>
            <DrawingThumbnail name={drawing} className="h-22 max-w-full" />
            <span className="max-w-full wrap-anywhere">{label}</span>
          </>
        )}
      </RadioGroup>
    </div>
  )
}
