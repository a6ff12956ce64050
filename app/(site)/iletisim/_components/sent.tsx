import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { PhotoUploads } from '@/components/site/photo-uploads'
import { type PhotoUpload, usePhotoUploads } from '@/components/site/use-photo-uploads'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import type { SentMessage } from './use-work-order'

const NOWHERE = { path: '', files: [] }

type SentProps = { sent: SentMessage; hasWhatsApp: boolean }

/** A stored message: that it was received, what was sent, and the photos, which are uploaded now. */
export function Sent({ sent: { values, upload = NOWHERE, photos }, hasWhatsApp }: SentProps) {
  const { uploads, start, retry } = usePhotoUploads(upload, upload.files)
  const notice = useRef<HTMLDivElement>(null)
  const begin = useRef<(() => void) | null>(start)
  useEffect(() => {
    notice.current?.focus()
    begin.current?.()
    begin.current = null
  }, [])
  const { contactPerson, companyName, phone, email, deviceBrand, deviceModel } = values
  return (
    <div className="min-w-0">
      <Alert
        ref={notice}
        tone="good"
        title="Mesajınız başarıyla gönderildi. En kısa sürede sizinle iletişime geçeceğiz."
      />
      <PhotoUploads uploads={uploads} onRetry={retry} failedText={failedText} />
      <dl className="mt-6 border-t border-line">
        <Entry label="Cihaz">
          {deviceBrand && <span lang="en">{deviceBrand} </span>}
          {deviceModel && <span className="font-mono">{deviceModel}</span>}
        </Entry>
        <Entry label="Yetkili kişi">{[contactPerson, companyName].filter(Boolean).join(', ')}</Entry>
        <Entry label="Ulaşacağımız yer">
          {phone && <span className="block">{phone}</span>}
          {email && <span className="block">{email}</span>}
        </Entry>
        <Entry label="Fotoğraf">
          {photos ? <Stored photos={photos} hasWhatsApp={hasWhatsApp} /> : storedText(uploads)}
        </Entry>
      </dl>
      <p className="mt-3">
        <a href="#is-emri" className="inline-flex min-h-11 items-center gap-2 font-semibold">
          Başka bir cihaz için yazın
          <Icon of={ArrowDown} />
        </a>
      </p>
    </div>
  )
}

const failedText = (failed: number) =>
  `Mesajınız elimizde; yalnız ${failed === 1 ? 'bu fotoğraf' : `${failed} fotoğraf`} eksik. Bir saat içinde yeniden deneyebilirsiniz.`

function storedText(uploads: readonly PhotoUpload[]): string {
  const stored = uploads.filter(({ state }) => state === 'sent').length
  return stored > 0 ? `${stored} fotoğraf yüklendi` : ''
}

type StoredProps = { photos: NonNullable<SentMessage['photos']>; hasWhatsApp: boolean }

/** The photos of a form that was sent without scripts. */
function Stored({ photos: { stored, refused }, hasWhatsApp }: StoredProps) {
  return (
    <>
      {stored > 0 && <span className="block">{stored} fotoğraf yüklendi</span>}
      {refused.map(({ name, reason }, index) => (
        <span key={index} className="block wrap-anywhere text-bad">
          {name}: {reason}
        </span>
      ))}
      {refused.length > 0 && (
        <span className="block">
          {`Mesajınız elimizde; eksik fotoğrafı ${hasWhatsApp ? 'WhatsApp’tan' : 'e-postayla'} gönderebilirsiniz.`}
        </span>
      )}
    </>
  )
}

/** A line of what was sent, unless it is empty. */
function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-line py-2.5 has-[dd:empty]:hidden sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
