import { Laptop, LogOut, Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { ListFrame } from '@/components/admin/list/list'
import { ListSkeleton, ReadFailure } from '@/components/admin/list/loading-boundary'
import { callAdmin, reasonOf, useRead } from '@/components/admin/session/api'
import { ActionButton } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import type { OwnSessionJson } from '@/lib/accounts/output'
import { apiPath, type PathOf } from '@/lib/api/paths'
import { formatDateTime } from '@/lib/platform/turkish/dates'

const PATH = apiPath('Auth/sessions')

export function SessionList() {
  const { data: sessions, ...read } = useRead(PATH)
  const [message, setMessage] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const messageBox = useRef<HTMLDivElement>(null)

  async function end(path: PathOf<'Auth/sessions' | 'Auth/sessions/[key]'>, success: string) {
    setBusy(true)
    try {
      await callAdmin(path, { method: 'DELETE' })
      setMessage({ tone: 'good', text: success })
    } catch (error) {
      setMessage({ tone: 'bad', text: `Oturum kapatılamadı: ${reasonOf(error)}` })
    } finally {
      await read.reload().catch(() => {})
      setBusy(false)
      // The pressed button may no longer exist.
      messageBox.current?.focus()
    }
  }

  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent)
  return (
    <ListFrame
      title="Açık oturumlar"
      aside={
        hasOthers && (
          <ActionButton
            disabled={isBusy}
            onClick={() => void end(PATH, 'Diğer oturumlar kapatıldı.')}
            className="text-ink">
            Diğerlerini kapat
          </ActionButton>
        )
      }>
      {message && (
        <div className="p-4">
          <Alert ref={messageBox} tone={message.tone} title={message.text} />
        </div>
      )}
      {read.error && !sessions && (
        <div className="p-4">
          <ReadFailure {...read} errorPrefix="Oturumlar yüklenirken hata oluştu: " />
        </div>
      )}
      {!read.error && !sessions && <ListSkeleton rows={1} />}
      <ul className="sm:grid sm:grid-cols-[32px_minmax(0,1fr)_auto_auto] sm:gap-x-4 xl:grid-cols-[32px_minmax(0,1.4fr)_minmax(0,1fr)_auto]">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void end(apiPath('Auth/sessions/[key]', { key: session.id }), 'Oturum kapatıldı.')}
          />
        ))}
      </ul>
      <p className="px-4 py-3 text-small text-ink-2">
        Tanımadığınız bir oturum varsa kapatın ve şifrenizi değiştirin: şifre değişince bütün oturumlar kapanır.
      </p>
    </ListFrame>
  )
}

function iconOf(device: string) {
  if (/^(Android|iOS)/.test(device)) return Smartphone
  return device.startsWith('macOS') ? Laptop : Monitor
}

function SessionRow({ session, isBusy, onEnd }: { session: OwnSessionJson; isBusy: boolean; onEnd: () => void }) {
  const { device, createdAt, lastSeenAt, isCurrent } = session
  const name = device || 'Bilinmeyen cihaz'
  return (
    <li className="grid min-h-16 grid-cols-[24px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 sm:col-span-full sm:grid-cols-subgrid max-sm:*:nth-[n+3]:col-start-2">
      <Icon of={iconOf(device)} />
      <div className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{name}</b>
        <span className="text-small text-ink-2">
          Giriş: <span className="mono">{formatDateTime(createdAt)}</span>
        </span>
      </div>
      <span className="text-small text-ink-2">
        {isCurrent ? (
          'Şimdi'
        ) : (
          <>
            Son işlem: <span className="mono">{formatDateTime(lastSeenAt)}</span>
          </>
        )}
      </span>
      {isCurrent ? (
        <span className="justify-self-start rounded-ctl border border-field px-1.5 text-small leading-[1.5] sm:justify-self-end">
          bu oturum
        </span>
      ) : (
        <ActionButton
          icon={LogOut}
          disabled={isBusy}
          onClick={onEnd}
          subject={name}
          className="justify-self-start sm:justify-self-end">
          Bu oturumu kapat
        </ActionButton>
      )}
    </li>
  )
}
