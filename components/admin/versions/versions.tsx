import { ChevronDown, History } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '@/components/admin/list/dialog'
import { ListView } from '@/components/admin/list/list'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { ListPager, usePage } from '@/components/admin/list/pager'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useRead } from '@/components/admin/session/api'
import { ChangeList } from '@/components/admin/versions/change-list'
import { ActionButton } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { apiPath, type GetPath } from '@/lib/api/paths'
import { formatDateTime, formatLongDate } from '@/lib/platform/turkish/dates'
import type { VersionJson, VersionRowJson } from '@/lib/versions/output'

const PAGE_SIZE = 10

const SIDES = ['Bu hâl', 'Sonraki'] as const

type TextValues = VersionJson['texts']

export type VersionPaths = { list: GetPath<VersionRowJson[]>; version: (version: string) => GetPath<VersionJson> }

/** API paths of an item's earlier texts. */
export const versionsOf = (group: 'BlogPosts' | 'Faults' | 'Services', key: string): VersionPaths => ({
  list: apiPath(`${group}/[key]/versions`, { key }),
  version: (version) => apiPath(`${group}/[key]/versions/[version]`, { key, version }),
})

type VersionsProps = { paths: VersionPaths; disabled: boolean; lead?: string; onApply: (texts: TextValues) => void }

const LEAD =
  'Son bir yılda değişen metinler. Getirdiğiniz hâl forma yazılır, Kaydet ile geçerli olur. Silinmiş resimler geri gelmez.'

export function Versions({ paths, disabled, lead = LEAD, onApply }: VersionsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ActionButton icon={History} disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Önceki hâlleri
      </ActionButton>
      <Dialog open={isOpen} title="Önceki hâlleri" lead={lead} width="w-[min(60rem,calc(100vw-32px))]" onClose={close}>
        {() => (
          <VersionList
            paths={paths}
            onApply={(texts) => {
              close()
              onApply(texts)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function VersionList({ paths, onApply }: Pick<VersionsProps, 'paths' | 'onApply'>) {
  const { page, showPage } = usePage(paths.list)
  const list = useAdminList(paths.list, { page: { number: page, size: PAGE_SIZE } })
  return (
    <>
      <ListView
        list={list}
        errorPrefix="Önceki hâller yüklenirken hata oluştu: "
        empty={{ title: 'Önceki hâli yok.', text: 'Metinler değiştikçe eski hâlleri burada durur.' }}>
        {(versions) => (
          <ol>
            {versions.map((version) => (
              <Version key={version.id} path={paths.version(version.id)} version={version} onApply={onApply} />
            ))}
          </ol>
        )}
      </ListView>
      <ListPager list={list} page={page} pageSize={PAGE_SIZE} onPage={showPage} />
    </>
  )
}

type VersionProps = { path: GetPath<VersionJson>; version: VersionRowJson; onApply: (texts: TextValues) => void }

/** A version. Its name lists the fields that the next version changed. A version of the privacy notice has its number instead. */
function Version({ path, version: { id, at, actor, since, changes }, onApply }: VersionProps) {
  const [isOpen, setOpen] = useState(false)
  const time = since === null ? formatDateTime(at) : formatLongDate(since)
  return (
    <li className="border-b border-line bg-paper last:border-b-0">
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="grid min-h-12 cursor-pointer list-none grid-cols-[9.5rem_minmax(0,1fr)_24px] items-baseline gap-x-4 gap-y-0.5 px-5 py-3 hover:bg-tint max-sm:grid-cols-[minmax(0,1fr)_24px] max-sm:px-4 [&::-webkit-details-marker]:hidden">
          <time dateTime={since ?? at} className="mono text-small">
            {time}
          </time>
          <span className="wrap-anywhere max-sm:col-start-1">
            <b className="font-semibold">
              {since === null ? changes.map(({ label }) => label).join(', ') : `Sürüm ${id}`}
            </b>
            {actor && <span className="block text-small text-ink-2">Değiştiren: {actor}</span>}
          </span>
          <Icon
            of={ChevronDown}
            className="self-center text-ink-2 group-open:rotate-180 max-sm:col-start-2 max-sm:row-start-1"
          />
        </summary>
        {isOpen && <VersionTexts path={path} time={time} onApply={onApply} />}
      </details>
    </li>
  )
}

/** Texts of a version, loaded and compared when it is opened. */
function VersionTexts({ path, time, onApply }: Omit<VersionProps, 'version'> & { time: string }) {
  const { data: version, ...read } = useRead(path)
  return (
    <div className="grid gap-3 px-5 pb-4 max-sm:px-4">
      {version && <ChangeList changes={version.changes} sides={SIDES} />}
      {version && (
        <div>
          <Button onClick={() => onApply(version.texts)}>
            Bu hâle getir<span className="sr-only">: {time}</span>
          </Button>
        </div>
      )}
      {!version &&
        (read.error ? <ReadFailure {...read} errorPrefix="Metinler yüklenirken hata oluştu: " /> : <p>Yükleniyor…</p>)}
    </div>
  )
}
