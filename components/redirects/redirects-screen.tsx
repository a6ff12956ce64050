'use client'

import { Upload } from 'lucide-react'
import { ContentScreen } from '@/components/admin/content/content-screen'
import type { ContentType } from '@/components/admin/content/content-type'
import { CsvDownload } from '@/components/admin/list/csv-download'
import { readItem, reasonOf, saveItem } from '@/components/admin/session/api'
import { ButtonLink } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import type { RedirectJson } from '@/lib/redirects/output'
import { REDIRECT_IMPORT_PATH } from '@/lib/site/admin-pages'
import { type RedirectDraft, redirectForm } from './draft'
import { RedirectFields } from './redirect-fields'
import { RedirectRows } from './redirect-rows'

const PATHS = { list: apiPath('Redirects'), item: (key: string) => apiPath('Redirects/[key]', { key }) }

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
