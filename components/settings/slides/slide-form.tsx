import { fieldsOf } from '@/components/admin/form/draft-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { type ReactNode, useEffect, useRef } from 'react'
import { Choices } from '@/components/admin/form/choices'
import { DraftFields } from '@/components/admin/form/draft-fields'
import { FormActions } from '@/components/admin/form/form-actions'
import { FormFrame, FormSection } from '@/components/admin/form/form-frame'
import { FormNotices } from '@/components/admin/form/form-notices'
import { PicturePicker } from '@/components/admin/pictures/picture-picker'
import { Alert } from '@/components/ui/alert'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Options, SelectField } from '@/components/ui/select'
import { SLIDE_FIELDS } from '@/lib/settings/fields'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { lengthOf } from '@/lib/platform/fields/text'
import { DrawingPicker } from './drawing-picker'
import type { SlideDraft, SlideItemForm } from './slide-draft'
import { useSitePaths } from './use-site-paths'

const KINDS = [
  { value: 'drawing', label: 'Hazır çizim' },
  { value: 'picture', label: 'Kendi resmim' },
] as const

type SlideFormProps = {
  editor: SlideItemForm
  /** Position of the slide, from 1. */
  id: string
  submit: (options?: { overwrite: boolean }) => Promise<void>
  reload: () => Promise<void>
  /** Called with the picture's new path after the server has edited the picture. */
  onPicture: (path: string) => void
  progress: ReactNode
}

/** The form of a slide: texts, link, and a drawing or a picture. */
export function SlideForm(props: SlideFormProps) {
  const { editor, id, submit, reload, onPicture, progress } = props
  const { form, draft, errors, isSending, isDirty, change, doneMessage } = editor
  const isSaved = doneMessage !== null
  const field = fieldsOf(editor)
  const savedMessage = useRef<HTMLDivElement>(null)
  const paths = useSitePaths()

  useEffect(() => {
    if (isSaved) savedMessage.current?.focus()
  }, [isSaved])

  return (
    <div className="min-w-0">
      {isSaved && (
        <Alert
          ref={savedMessage}
          tone="good"
          className="mb-4 scroll-mt-20"
          title={`${id}. slayt kaydedildi. Sitede görünüyor.`}
        />
      )}
      <FormNotices
        form={editor}
        subject="slayt"
        onReload={() => void reload()}
        onOverwrite={() => void submit({ overwrite: true })}
        onClear={editor.discardEdits}
      />
      <FormFrame ref={form} title={draft.title || `${id}. slayt`} note="Düzenleniyor" onSubmit={submitHandler(submit)}>
        <FormSection name="Söz" disabled={isSending}>
          <DraftFields
            table={SLIDE_FIELDS}
            editor={editor}
            controls={{}}
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
                  onEdited={onPicture}
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
          progress={progress}
        />
      </FormFrame>
    </div>
  )
}
