import type { ReactNode } from 'react'
import type { FailedText } from '@/components/photos/photo-uploads'
import { countStored, type PhotoUpload } from '@/components/photos/upload-state'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'

type Photos = NonNullable<FormOutcome['photos']>

type MessageSummaryProps = {
  values: Readonly<Record<string, string>>
  hasWhatsApp: boolean
  /** Photos of a form that was sent without scripts. */
  photos?: Photos
  /** Photos that are uploaded after the message. */
  uploads?: readonly PhotoUpload[]
}

/** The values and photos of a stored message. */
export function MessageSummary({ values, hasWhatsApp, photos, uploads = [] }: MessageSummaryProps) {
  const { contactPerson, companyName, phone, email, deviceBrand, deviceModel } = values
  return (
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
        {photos ? <StoredPhotos photos={photos} hasWhatsApp={hasWhatsApp} /> : storedText(uploads)}
      </Entry>
    </dl>
  )
}

function storedText(uploads: readonly PhotoUpload[]): string {
  const stored = countStored(uploads)
  return stored > 0 ? `${stored} fotoğraf yüklendi` : ''
}

const channelFor = (hasWhatsApp: boolean) => (hasWhatsApp ? 'WhatsApp’tan' : 'e-postayla')

/** Returns the text about photos that could not be uploaded. */
export function missingText(hasWhatsApp: boolean): FailedText {
  return (failed, canRetry) => {
    const [these, them] = failed === 1 ? ['bu fotoğraf', 'onu'] : [`${failed} fotoğraf`, 'onları']
    const next = canRetry
      ? 'Bir saat içinde yeniden deneyebilirsiniz.'
      : `İsterseniz ${them} ${channelFor(hasWhatsApp)} gönderin.`
    return `Mesajınız elimizde; yalnız ${these} eksik. ${next}`
  }
}

function StoredPhotos({ photos: { stored, refused }, hasWhatsApp }: { photos: Photos; hasWhatsApp: boolean }) {
  return (
    <>
      {stored > 0 && <span className="block">{stored} fotoğraf yüklendi</span>}
      {refused.map(({ name, reason }, index) => (
        <span key={index} className="block wrap-anywhere text-bad">
          {name}: {reason}
        </span>
      ))}
      {refused.length > 0 && (
        <span className="block">{`Mesajınız elimizde; eksik fotoğrafı ${channelFor(hasWhatsApp)} gönderebilirsiniz.`}</span>
      )}
    </>
  )
}

/** A line of the summary, hidden if it is empty. */
function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-line py-2.5 has-[dd:empty]:hidden sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
