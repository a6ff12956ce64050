'use client'

import { Search, Upload } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { ContentScreen } from '@/components/admin/content/content-screen'
import type { ContentType } from '@/components/admin/content/content-type'
import { CsvDownload } from '@/components/admin/list/csv-download'
import { EmptyList } from '@/components/admin/list/list'
import { versionsOf } from '@/components/admin/versions/versions'
import { ButtonLink } from '@/components/ui/button'
import { buttonClasses } from '@/components/ui/button-classes'
import { Icon } from '@/components/ui/icon'
import { apiPath } from '@/lib/api/paths'
import type { FaultJson } from '@/lib/faults/output'
import { FAULT_IMPORT_PATH, NEW_FAULT_QUERY, previewPath } from '@/lib/site/admin-pages'
import { type FaultDraft, faultForm, draftFromSearch, staffFaultName, nextDraft } from './draft'
import { FaultFilters, NoFaults } from './fault-filters'
import { FaultFields } from './fault-fields'
import { FaultRows } from './fault-rows'
import { FAULT_PATHS, readFaultItem, faultSaveFailure, saveFault } from './save-fault'
import { useFaultFilter } from './use-faults'

const FAULTS: ContentType<FaultJson, FaultDraft> = {
  paths: FAULT_PATHS,
  draftKey: 'ariza-kodlari',
  form: faultForm,
  read: readFaultItem,
  save: saveFault,
  failureOf: faultSaveFailure,
  titleOf: staffFaultName,
  shape: 'list',
  pageSize: 24,
  bulk: { path: apiPath('Faults/several'), alsoDeleted: 'Sayfalarının adresleri artık açılmaz.' },
  next: {
    label: 'Kaydet, Seriye Yenisini Ekle',
    draftOf: nextDraft,
    focusId: 'code',
    note: ({ code, title }) =>
      `${code.trim() || `“${title.trim()}”`} kaydedildi. Cihaz grubu, marka ve seri sıradaki kayıt için duruyor.`,
  },
  publication: {
    publicationOf: (fault) => fault,
    previewPath: ({ id }) => previewPath('ariza', id),
    versions: ({ id }) => versionsOf('Faults', id),
    plural: 'arızalar',
  },
  texts: {
    create: 'Yeni Arıza',
    newItem: 'Yeni arıza',
    noun: 'arıza',
    list: 'Kodlar',
    search: 'Kod, anlam ya da seri ara',
    empty: { title: 'Bu süzgece uyan kayıt yok.', text: 'Başka bir marka ya da cihaz seçin.' },
    loadError: 'Arıza kodları yüklenirken hata oluştu: ',
    deleteError: 'Arıza kodu silinirken hata oluştu: ',
    deletion: (fault) => `“${staffFaultName(fault)}” silinecek. Sayfasının adresi artık açılmaz.`,
  },
}

/** Management of faults: a form for a new or existing fault, and the list by code. */
export function FaultsScreen() {
  const { query, filter, change, groups } = useFaultFilter()
  const { data } = groups
  const searchText = useSearchParams().get(NEW_FAULT_QUERY)
  const type = data?.total === 0 ? { ...FAULTS, texts: { ...FAULTS.texts, empty: <NoFaultsYet /> } } : FAULTS
  return (
    <ContentScreen
      type={type}
      initialDraft={searchText ? draftFromSearch(searchText) : undefined}
      renderFields={(editor) => <FaultFields editor={editor} brands={data?.brands ?? []} />}
      rows={FaultRows}
      moreFilters={{
        query: filter,
        stateCounts: data?.states,
        total: data?.total,
        render: (list) =>
          data?.total === 0 ? null : <FaultFilters query={query} groups={data} onChange={change} list={list} />,
        noHits: NoFaults,
        clear: () => change({}),
        reload: () => void groups.reload(),
      }}
      moreActions={
        <>
          <a href="#list-search" className={buttonClasses({ className: 'wide:hidden' })}>
            <Icon of={Search} />
            Kod Bul
          </a>
          <ImportLink />
          <CsvDownload path={apiPath('Faults', { state: 'all' })} name="ariza-kodlari" />
        </>
      }
    />
  )
}

function ImportLink() {
  return (
    <ButtonLink icon={Upload} href={FAULT_IMPORT_PATH}>
      CSV İçe Aktar
    </ButtonLink>
  )
}

function NoFaultsYet() {
  return (
    <EmptyList
      title="Henüz arıza kodu eklenmemiş."
      text="“Yeni Arıza” ile ilkini ekleyin ya da elinizdeki alarm listesini CSV olarak aktarın."
      action={<ImportLink />}
    />
  )
}
