'use client'

import { Upload } from 'lucide-react'
import { ContentScreen } from '@/components/admin/content/content-screen'
import type { ContentType } from '@/components/admin/content/content-type'
import type { Editor } from '@/components/admin/content/item-editor'
import { type DraftModel, errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { CsvDownload } from '@/components/admin/list/csv-download'
import { readItem, reasonOf, saveItem, useRead } from '@/components/admin/session/api'
import { ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Options } from '@/components/ui/select'
import { apiPath } from '@/lib/api/paths'
import { emptyTexts, isSameTexts, type Texts, textsOf } from '@/lib/content/fields'
import type { RedirectJson } from '@/lib/redirects/output'
import { REDIRECT_FIELDS, redirectSchema } from '@/lib/redirects/schema'
import { REDIRECT_IMPORT_PATH } from '@/lib/site/admin-pages'
import { RedirectArrow } from './redirect-arrow'
import { RedirectRows } from './redirect-rows'

const PATHS = { list: apiPath('Redirects'), item: (key: string) => apiPath('Redirects/[key]', { key }) }

/** The form values of a redirect. */
type RedirectDraft = Texts<typeof REDIRECT_FIELDS>

const redirectForm: DraftModel<RedirectJson, RedirectDraft> = {
  empty: emptyTexts(REDIRECT_FIELDS),
  draftOf: (redirect) => textsOf(REDIRECT_FIELDS, redirect),
  isSame: (a, b) => isSameTexts(REDIRECT_FIELDS, a, b),
  withoutFiles: (draft) => draft,
  check: (draft) => errorsOf(redirectSchema, draft),
}

const REDIRECTS: ContentType<RedirectJson, RedirectDraft> = {
  paths: PATHS,
  draftKey: 'yonlendirmeler',
  form: redirectForm,
  read: (redirect) => readItem(PATHS.item(redirect.id), redirect),
  save: ({ draft, current }) => saveItem(PATHS, current, { json: draft }),
  failureOf: (error) => ({ text: `Yönlendirme kaydedilirken hata oluştu: ${reasonOf(error)}` }),
  titleOf: ({ from }) => from,
  shape: 'wide',
  bulk: { path: apiPath('Redirects/several'), alsoDeleted: 'Ziyaret sayıları da silinir.' },
  note: <span className="mono">301</span>,
  texts: {
    create: 'Yeni Yönlendirme',
    newItem: 'Yeni yönlendirme',
    noun: 'yönlendirme',
    list: 'Yönlendirmeler',
    search: 'Adres ara',
    empty: {
      title: 'Henüz yönlendirme yok.',
      text: 'Eski sitenizin adreslerini tek tek ya da CSV ile ekleyin; eski bağlantılar ölmez.',
    },
    loadError: 'Yönlendirmeler yüklenirken hata oluştu: ',
    deleteError: 'Yönlendirme silinirken hata oluştu: ',
    deletion: ({ from }) => `“${from}” yönlendirmesi ve ziyaret sayıları silinecek.`,
  },
}

/** Management of redirects from URLs of the old site: a form above the list. */
export function RedirectsScreen() {
  return (
    <ContentScreen
      type={REDIRECTS}
      renderFields={(editor) => <RedirectFields editor={editor} />}
      rows={RedirectRows}
      actions={
        <div className="flex flex-wrap gap-3">
          <ButtonLink icon={Upload} href={REDIRECT_IMPORT_PATH}>
            CSV İçe Aktar
          </ButtonLink>
          <CsvDownload path={PATHS.list} name="yonlendirmeler" />
        </div>
      }
    />
  )
}

const LIST_ID = 'sayfalar'

/** The two addresses of a redirect, joined by an arrow. The second field suggests pages. */
function RedirectFields({ editor }: { editor: Editor<RedirectJson, RedirectDraft> }) {
  const pages = useRead(apiPath('Redirects/pages'))
  const field = fieldsOf(editor)
  const control = (name: keyof RedirectDraft) => ({
    ...field(name),
    label: REDIRECT_FIELDS[name].label,
    hint: REDIRECT_FIELDS[name].hint,
    required: true,
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: false,
  })
  return (
    <fieldset
      disabled={editor.isSending}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_4rem_minmax(0,1fr)] items-start gap-x-5 border-b border-line p-5 max-lg:grid-cols-1 max-lg:gap-y-4 max-sm:p-4">
      <legend className="sr-only">Yönlendirme</legend>
      <TextField placeholder="/eski-sayfa.html" {...control('from')} />
      <RedirectArrow long className="mt-11.5 max-lg:mt-5 max-lg:mb-6 max-lg:ml-[-0.75rem] max-lg:rotate-90" />
      <TextField list={LIST_ID} {...control('to')} />
      <datalist id={LIST_ID}>
        {pages.data && <Options of={pages.data.map(({ path, title }) => [path, title])} />}
      </datalist>
    </fieldset>
  )
}
