import type { ReactNode } from 'react'
import type { FailedText } from '@/components/photos/photo-uploads'
import { countStored, type PhotoUpload } from '@/components/photos/upload-state'
import type { ReceiptJson } from '@/lib/contact/output'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import type { ContactField } from './fields'

const FACT_LABEL = 'block leading-[1.4] text-ink-2 max-sm:text-small'

type Photos = NonNullable<FormOutcome['photos']>

/** How visitors can send photos that were not uploaded: 'WhatsApp’tan', and a link to which the message's number is appended. */
export type PhotoChannel = { words: string; href: string }

type MessageSummaryProps = {
  receipt: ReceiptJson
  fields: readonly ContactField[]
  values: Readonly<Record<string, string>>
  channel: PhotoChannel
  /** Photos of a form that was sent without scripts. */
  photos?: Photos
  /** Photos that are uploaded after the message. */
  uploads?: readonly PhotoUpload[]
}

/** The number of a stored message, the time by which it is answered, its values and its photos. */
export function MessageSummary(props: MessageSummaryProps) {
  const { receipt, fields, values, channel, photos, uploads = [] } = props
  const { contactPerson, companyName, phone, email, deviceBrand, deviceModel } = values
  return (
    <>
      <MessageNumber receipt={receipt} />
      <dl className="mt-6 border-t border-line">
        <Entry label="Cihaz">
          {deviceBrand && <span lang="en">{deviceBrand} </span>}
          {deviceModel && <span className="font-mono">{deviceModel}</span>}
        </Entry>
        {/* The form’s own label has the specification’s capitals. The page’s scripts do not load the table. */}
        <Entry label="Yetkili kişi">{[contactPerson, companyName].filter(Boolean).join(', ')}</Entry>
        <Entry label="Ulaşacağımız yer">
          {phone && <span className="block">{phone}</span>}
          {email && <span className="block">{email}</span>}
        </Entry>
        {fields
          .filter(({ hasFixedPlace }) => !hasFixedPlace)
          .map(({ control: { name, label } }) => (
            <Entry key={name} label={label}>
              {values[name]}
            </Entry>
          ))}
        <Entry label="Fotoğraf">
          {photos ? <StoredPhotos photos={photos} channel={channel} /> : uploadText(uploads)}
        </Entry>
      </dl>
    </>
  )
}

function MessageNumber({ receipt: { reference, answer } }: Pick<MessageSummaryProps, 'receipt'>) {
  return (
    <dl className={`mt-6 grid border border-edge bg-paper ${answer ? 'sm:grid-cols-2' : ''}`}>
      <div className="min-w-0 px-6 pt-4 pb-5 max-sm:px-4 max-sm:pt-3 max-sm:pb-3.5">
        <dt className={FACT_LABEL}>Mesaj no</dt>
        <dd>
          <b className="block font-mono text-[clamp(1.875rem,1.3rem+2vw,2.5rem)] leading-[1.2] font-normal tracking-[-0.045em] wrap-anywhere">
            {reference}
          </b>
          <span className={FACT_LABEL}>ararsanız bu numarayı söyleyin</span>
        </dd>
      </div>
      {answer && (
        <div className="grid min-w-0 content-center border-line px-6 pt-4 pb-5 max-sm:grid-cols-[8.25rem_minmax(0,1fr)] max-sm:content-start max-sm:gap-x-3 max-sm:border-t max-sm:px-4 max-sm:py-2.5 sm:border-l">
          <dt className={FACT_LABEL}>Yanıt</dt>
          <dd>
            <b className="block font-title text-[1.25rem] leading-[1.35] font-semibold wrap-anywhere max-sm:text-[1.0625rem] max-sm:leading-[1.4]">
              {answer.words}
            </b>
            <span className={FACT_LABEL}>{answer.note}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Says how many photos are uploaded, and how many wait for the connection. */
function uploadText(uploads: readonly PhotoUpload[]): string {
  const storedCount = countStored(uploads)
  const lost = uploads.filter(({ state }) => state === 'lost').length
  const waiting = lost > 0 && `${lost} ${storedCount > 0 ? 'tanesi' : 'fotoğraf'} bağlantıyı bekliyor`
  return [storedCount > 0 && `${storedCount} fotoğraf yüklendi`, waiting].filter(Boolean).join(', ')
}

/** Says where to send photos that can no longer be uploaded. */
export function ExpiredText({ channel: { words, href }, reference }: { channel: PhotoChannel; reference: string }) {
  return (
    <>
      Mesajınız elimizde. Fotoğrafı <a href={href + encodeURIComponent(reference)}>{words}</a> mesaj numarasıyla
      gönderin.
    </>
  )
}

/** Makes the text about photos that could not be uploaded. */
export function missingText({ words }: PhotoChannel): FailedText {
  return (failed, canRetry) => {
    const [these, them] = failed === 1 ? ['bu fotoğraf', 'onu'] : [`${failed} fotoğraf`, 'onları']
    const next = canRetry ? 'Bir saat içinde yeniden deneyebilirsiniz.' : `İsterseniz ${them} ${words} gönderin.`
    return `Mesajınız elimizde; yalnız ${these} eksik. ${next}`
  }
}

function StoredPhotos({ photos: { stored, refused }, channel }: { photos: Photos; channel: PhotoChannel }) {
  return (
    <>
      {stored > 0 && <span className="block">{stored} fotoğraf yüklendi</span>}
      {refused.map(({ name, reason }, index) => (
        <span key={index} className="block wrap-anywhere text-bad">
          {name}: {reason}
        </span>
      ))}
      {refused.length > 0 && (
        <span className="block">{`Mesajınız elimizde; eksik fotoğrafı ${channel.words} gönderebilirsiniz.`}</span>
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
