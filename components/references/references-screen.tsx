'use client'

import { ContentScreen } from '@/components/admin/content/content-screen'
import type { ContentType } from '@/components/admin/content/content-type'
import { DraftFields } from '@/components/admin/form/draft-fields'
import { type PictureDraft, pictureForm } from '@/components/admin/form/draft-form'
import { idempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { PicturePicker } from '@/components/admin/pictures/picture-picker'
import { readItem, reasonOf, saveItem } from '@/components/admin/session/api'
import { pictureErrorInEnglish } from '@/components/site/failures/file-errors'
import { apiPath } from '@/lib/api/paths'
import type { ReferenceJson } from '@/lib/references/output'
import { newReferenceSchema, REFERENCE_FIELDS, referenceChangeSchema } from '@/lib/references/schema'
import { ReferenceGrid } from './reference-grid'

const PATHS = { list: apiPath('References'), item: (key: string) => apiPath('References/[key]', { key }) }

/** The form values of a reference; `logoFile` is a new logo. */
type ReferenceDraft = PictureDraft<typeof REFERENCE_FIELDS, 'logoFile'>

const referenceForm = pictureForm(REFERENCE_FIELDS, 'logoFile', {
  create: newReferenceSchema,
  change: referenceChangeSchema,
})

const attempt = idempotencyKey()

/** Adds a reference once, even if somebody presses again after a lost response. */
async function add(draft: ReferenceDraft): Promise<ReferenceJson> {
  const { name, size, lastModified } = draft.logoFile ?? {}
  const headers = attempt.headersFor([draft, name, size, lastModified])
  const reference = await saveItem(PATHS, null, { form: referenceForm.formDataOf(draft), headers })
  attempt.reset()
  return reference
}

const REFERENCES: ContentType<ReferenceJson, ReferenceDraft> = {
  paths: PATHS,
  draftKey: 'referanslar',
  form: referenceForm,
  read: (reference) => readItem(PATHS.item(reference.id), reference),
  save: ({ draft, current }) =>
    current ? saveItem(PATHS, current, { form: referenceForm.formDataOf(draft) }) : add(draft),
  failureOf: (error, isNew) => ({
    text: `Referans ${isNew ? 'kaydedilirken' : 'güncellenirken'} hata oluştu: ${reasonOf(error)}`,
    english: pictureErrorInEnglish(error),
  }),
  titleOf: ({ name }) => name,
  shape: 'grid',
  order: apiPath('References/order'),
  texts: {
    create: 'Yeni Referans',
    newItem: 'Yeni referans',
    noun: 'referans',
    list: 'Referanslar',
    search: 'Marka ara',
    empty: { title: 'Henüz referans eklenmemiş.', text: '“Yeni Referans” ile ilkini ekleyin.' },
    loadError: 'Referanslar yüklenirken hata oluştu: ',
    deleteError: 'Referans silinirken hata oluştu: ',
    deletion: ({ name }) => `“${name}” referansı silinecek.`,
  },
}

/** Management of references: a form above the grid, at every width. */
export function ReferencesScreen() {
  return (
    <ContentScreen
      type={REFERENCES}
      renderFields={(editor, reload) => (
        <fieldset
          disabled={editor.isSending}
          className="grid min-w-0 grid-cols-2 gap-5 p-5 max-sm:grid-cols-1 max-sm:p-4">
          <legend className="sr-only">Referans</legend>
          <DraftFields table={REFERENCE_FIELDS} editor={editor} />
          <div className="grid min-w-0 content-start gap-1.5">
            <span className="font-semibold">Logo</span>
            <PicturePicker
              id="logoFile"
              layout="logo"
              words={{ stored: 'Kayıtlı logo', choose: 'Logo seç', other: 'Başka logo seç' }}
              stored={editor.item?.logoUrl ?? ''}
              onEdited={() => {
                editor.refresh()
                void reload()
              }}
              chosen={editor.draft.logoFile}
              onChoose={(logoFile) => editor.change({ logoFile })}
              errors={editor.errors.logoFile}
              disabled={editor.isSending}
            />
          </div>
        </fieldset>
      )}
      rows={ReferenceGrid}
    />
  )
}
