import { Button } from '@/components/ui/button'
import { PHOTO_LIST, PhotoListRow, sizeOf } from '@/components/photos/photo-list-row'
import { countStored, type PhotoUpload } from '@/components/photos/upload-state'

/** Returns the text after all uploads if `failed` of them are missing. `canRetry`: whether one can be retried. */
export type FailedText = (failed: number, canRetry: boolean) => string

function progressText(uploads: readonly PhotoUpload[], failedText: FailedText): string {
  const count = (...states: PhotoUpload['state'][]) => uploads.filter(({ state }) => states.includes(state)).length
  const [sent, failed] = [count('sent'), count('failed')]
  if (count('waiting', 'sending') > 0) {
    const done = sent > 0 ? `${uploads.length} fotoğraftan ${sent} tanesi yüklendi.` : 'Fotoğraflar yükleniyor.'
    return `${done} Sayfayı kapatmayın.`
  }
  if (failed === 0) return `${countStored(uploads)} fotoğraf yüklendi.`
  const canRetry = uploads.some((upload) => upload.state === 'failed' && upload.canRetry)
  return failedText(failed, canRetry)
}

type PhotoUploadsProps = { uploads: readonly PhotoUpload[]; onRetry: (index: number) => void; failedText: FailedText }

/** The uploads of photos: progress, stored ones, and failed ones with the reason. */
export function PhotoUploads({ uploads, onRetry, failedText }: PhotoUploadsProps) {
  if (uploads.length === 0) return null
  return (
    <>
      <ul className={PHOTO_LIST}>
        {uploads.map((upload, index) => (
          <UploadRow key={index} upload={upload} onRetry={() => onRetry(index)} />
        ))}
      </ul>
      <output className="mt-1.5 block text-small leading-[1.4] text-ink-2">{progressText(uploads, failedText)}</output>
    </>
  )
}

type UploadRowProps = { upload: PhotoUpload; onRetry: () => void }

function UploadRow({ upload: { file, state, share, reason, canRetry }, onRetry }: UploadRowProps) {
  const size = <span className="font-mono">{sizeOf(file)}</span>
  const percent = Math.round(share * 100)
  const status = {
    waiting: <>Sırada, {size}</>,
    sending: <>Yükleniyor, {size}</>,
    sent: <span className="font-semibold text-ok">Yüklendi</span>,
    failed: <span className="font-semibold text-bad">{reason}</span>,
  }[state]
  const end = {
    waiting: null,
    sending: <span className="pr-2.5 font-mono">%{percent}</span>,
    sent: null,
    failed: canRetry && (
      <div className="max-sm:w-full max-sm:pb-2 max-sm:pl-22">
        <Button onClick={onRetry} aria-label={`Yeniden Dene: ${file.name}`}>
          Yeniden Dene
        </Button>
      </div>
    ),
  }[state]
  return (
    <PhotoListRow file={file} status={status} end={end} isWaiting={state === 'waiting' || state === 'sending'}>
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
