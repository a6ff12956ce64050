import { ChevronDown, History } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '@/components/admin/list/dialog'
import { ListView } from '@/components/admin/list/list'
import { Pager, usePage } from '@/components/admin/list/pager'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { ChangeList } from '@/components/admin/versions/change-list'
import { ActionButton } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import type { VersionJson } from '@/lib/versions/output'

/** Few, because each has the whole texts. */
const PAGE_SIZE = 10

const SIDES = ['Bu hâl', 'Sonraki'] as const

type Texts = VersionJson['texts']

type VersionsProps = { path: string; disabled: boolean; onTake: (texts: Texts) => void }

export function Versions({ path, disabled, onTake }: VersionsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ActionButton icon={History} disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Önceki hâlleri
      </ActionButton>
      <Dialog
        open={isOpen}
        title="Önceki hâlleri"
        lead="Son bir yılda değişen metinler. Getirdiğiniz hâl forma yazılır, Kaydet ile geçerli olur. Silinmiş resimler geri gelmez."
        width="w-[min(60rem,calc(100vw-32px))]"
        onClose={close}>
        {() => (
          <VersionList
            path={path}
            onTake={(texts) => {
              close()
              onTake(texts)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function VersionList({ path, onTake }: Pick<VersionsProps, 'path' | 'onTake'>) {
  const { page, show } = usePage(path)
  const list = useAdminList<VersionJson>(`${path}/versions`, { page: { number: page, size: PAGE_SIZE } })
  return (
    <>
      <ListView
        list={list}
        errorPrefix="Önceki hâller yüklenirken hata oluştu: "
        empty={{ title: 'Önceki hâli yok.', text: 'Metinler değiştikçe eski hâlleri burada bir yıl durur.' }}>
        {(versions) => (
          <ol>
            {versions.map((version) => (
              <Version key={version.id} version={version} onTake={onTake} />
            ))}
          </ol>
        )}
      </ListView>
      <Pager list={list} page={page} pageSize={PAGE_SIZE} onPage={show} />
    </>
  )
}

/** A version by the change that ended it. The texts are compared once somebody opens it. */
function Version({ version, onTake }: { version: VersionJson; onTake: (texts: Texts) => void }) {
  const { at, actor, changes, texts } = version
  const [isOpen, setOpen] = useState(false)
  const time = formatDateTime(at)
  return (
    <li className="border-b border-line bg-paper last:border-b-0">
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="grid min-h-12 cursor-pointer list-none grid-cols-[9.5rem_minmax(0,1fr)_24px] items-baseline gap-x-4 gap-y-0.5 px-5 py-3 hover:bg-tint max-sm:grid-cols-[minmax(0,1fr)_24px] max-sm:px-4 [&::-webkit-details-marker]:hidden">
          <time dateTime={at} className="mono text-small">
            {time}
          </time>
          <span className="wrap-anywhere max-sm:col-start-1">
            <b className="font-semibold">{changes.map(({ label }) => label).join(', ')}</b>
            <span className="block text-small text-ink-2">Değiştiren: {actor}</span>
          </span>
          <Icon
            of={ChevronDown}
            className="self-center text-ink-2 group-open:rotate-180 max-sm:col-start-2 max-sm:row-start-1"
          />
        </summary>
        {isOpen && (
          <div className="grid gap-3 px-5 pb-4 max-sm:px-4">
            <ChangeList changes={changes} sides={SIDES} />
            <div>
              <Button onClick={() => onTake(texts)}>
                Bu hâle getir<span className="sr-only">: {time}</span>
              </Button>
            </div>
          </div>
        )}
      </details>
    </li>
  )
}
