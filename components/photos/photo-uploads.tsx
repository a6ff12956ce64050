import { type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { PHOTO_LIST, PhotoListRow, sizeText } from '@/components/photos/photo-list-row'
import { countStored, type PhotoUpload } from '@/components/photos/upload-state'

/** Returns the text shown after all uploads if `failedCount` of them failed. `canRetry`: whether at least one of these can be retried. */
export type FailedText = (failedCount: number, canRetry: boolean) => string

function progressText(uploads: readonly PhotoUpload[], failedText: FailedText): string {
  const countIn = (...states: PhotoUpload['state'][]) => uploads.filter(({ state }) => states.includes(state)).length
  const [sentCount, failedCount] = [countIn('sent'), countIn('failed')]
  const remainingCount = countIn('waiting', 'sending')
  if (countIn('lost') > 0) return ''
  if (remainingCount > 0) {
    if (uploads.some(({ state, wasLost }) => wasLost && state !== 'sent'))
      return `Bağlantı geldi, kalan ${remainingCount} fotoğraf yükleniyor.`
    const sentText =
      sentCount > 0 ? `${uploads.length} fotoğraftan ${sentCount} tanesi yüklendi.` : 'Fotoğraflar yükleniyor.'
    return `${sentText} Sayfayı kapatmayın.`
  }
  if (failedCount === 0) return `${countStored(uploads)} fotoğraf yüklendi.`
  const canRetry = uploads.some((upload) => upload.state === 'failed' && upload.canRetry)
  return failedText(failedCount, canRetry)
}

type PhotoUploadsProps = {
  uploads: readonly PhotoUpload[]
  onRetry: (index: number) => void
  /** Resends all photos whose connection was lost. */
  onRetryAll: () => void
  failedText: FailedText
  /** Where to send photos that can no longer be uploaded. */
  expiredText?: ReactNode
}

/** Shows the uploads of photos: progress, stored ones, those that wait for the connection, and failed ones with the reason. */
export function PhotoUploads({ uploads, onRetry, onRetryAll, failedText, expiredText }: PhotoUploadsProps) {
  if (uploads.length === 0) return null
  const lostCount = uploads.filter(({ state }) => state === 'lost').length
  const expiredCount = uploads.filter(({ isExpired }) => isExpired).length
  return (
    <>
      {lostCount > 0 && (
        <Notice
          icon={WifiOff}
          title={`Bağlantı yok. ${lostCount} fotoğraf bekliyor.`}
          end={<Button onClick={onRetryAll}>Şimdi Dene</Button>}>
          Gelince kendiliğinden gider; bu sayfa açık kalsın.
        </Notice>
      )}
      {expiredCount > 0 && expiredText && (
        <Notice icon={TriangleAlert} title={`${expiredCount} fotoğraf yüklenemedi, süre doldu.`}>
          {expiredText}
        </Notice>
      )}
      <ul className={lostCount > 0 ? PHOTO_LIST.replace('mt-3', '-mt-px') : PHOTO_LIST}>
        {uploads.map((upload, index) => (
          <UploadRow key={index} upload={upload} onRetry={() => onRetry(index)} />
        ))}
      </ul>
      {!(expiredCount > 0 && expiredText) && (
        <output className="mt-1.5 block text-small leading-[1.4] text-ink-2">
          {progressText(uploads, failedText)}
        </output>
      )}
    </>
  )
}

type NoticeProps = { icon: LucideIcon; title: string; end?: ReactNode; children: ReactNode }

/** A framed message about several photos. */
function Notice({ icon, title, end, children }: NoticeProps) {
  return (
    <div className="mt-6 grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border border-edge bg-paper px-4 py-3 leading-[1.4] shadow-[inset_4px_0_0_var(--ink)] max-sm:grid-cols-[1.25rem_minmax(0,1fr)] max-sm:*:last:col-start-2 max-sm:*:last:justify-self-start">
      <Icon of={icon} />
      <output>
        <b className="font-semibold">{title}</b> <span className="text-ink-2">{children}</span>
      </output>
      {end}
    </div>
  )
}

type UploadRowProps = { upload: PhotoUpload; onRetry: () => void }

function UploadRow({ upload: { file, state, share, reason, canRetry }, onRetry }: UploadRowProps) {
  const size = <span className="font-mono">{sizeText(file)}</span>
  const percent = Math.round(share * 100)
  const status = {
    waiting: <>Sırada, {size}</>,
    sending: <>Yükleniyor, {size}</>,
    sent: <span className="font-semibold text-ok">Yüklendi</span>,
    lost: 'Bağlantıyı bekliyor',
    failed: <span className="font-semibold text-bad">{reason}</span>,
  }[state]
  const end =
    state === 'sending' ? (
      <span className="pr-2.5 font-mono">%{percent}</span>
    ) : (
      state === 'failed' &&
      canRetry && (
        <div className="max-sm:w-full max-sm:pb-2 max-sm:pl-22">
          <Button onClick={onRetry} aria-label={`Yeniden Dene: ${file.name}`}>
            Yeniden Dene
          </Button>
        </div>
      )
    )
  return (
    <PhotoListRow file={file} status={status} end={end} isWaiting={state !== 'sent' && state !== 'failed'}>
      {state === 'sending' && (
        <progress
          value={percent}
          max={100}
          aria-label={`${file.name} yükleniyor`}
          className="absolute inset-x-0 -bottom-px h-1 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
        />
      )}
    </PhotoListRow>
  )
}
