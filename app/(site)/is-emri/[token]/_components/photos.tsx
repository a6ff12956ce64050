import { Alert } from '@/components/ui/alert'
import { getCompany } from '@/lib/domains/settings/data'
import type { CustomerOrderJson } from '@/lib/domains/tracking/serialize'
import { formatDateTime } from '@/lib/format/dates'
import type { FormOutcome } from '@/lib/runtime/render-context'
import { OrderPhotoUpload } from './order-photo-upload'
import { Part } from './order-parts'

/** The photos that staff show, and the customer's own. */
export function Photos({ photos, path }: Pick<CustomerOrderJson, 'photos'> & { path: string }) {
  if (photos.length === 0) return null
  return (
    <Part id="fotograflar" title="Fotoğraflar">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.6rem),1fr))] gap-3">
        {photos.map(({ id, width, height, caption, isOwn, at }) => {
          const name = caption || (isOwn ? 'Sizin fotoğrafınız' : 'Servisin fotoğrafı')
          const source = `${path}/foto/${id}`
          return (
            <li key={id} className="min-w-0 border border-line">
              <a
                href={source}
                className="relative block aspect-4/3 overflow-hidden bg-plate after:pointer-events-none after:absolute after:inset-0 after:bg-(--pic-tint) after:mix-blend-multiply">
                <img
                  src={`${source}/kucuk`}
                  alt={name}
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                  className="block size-full object-cover filter-(--pic)"
                />
              </a>
              <p className="border-t border-line px-2.5 py-1.5 text-small leading-[1.35] wrap-anywhere">
                {name}
                <time dateTime={at} className="block font-mono text-[0.875rem] text-ink-2">
                  {formatDateTime(at)}
                </time>
              </p>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

type AddPhotosProps = { order: CustomerOrderJson; path: string; token: string; outcome: FormOutcome | null }

/** Where the customer adds photos. */
export async function AddPhotos({ order: { photos, photosLeft }, path, token, outcome }: AddPhotosProps) {
  const { whatsapp } = await getCompany()
  const own = photos.filter(({ isOwn }) => isOwn).length
  return (
    <div id="foto" className="border-t border-line pt-5">
      {outcome && <Refused outcome={outcome} />}
      {photosLeft === 0 ? (
        <>
          <p className="font-semibold">{own} fotoğraf eklendi</p>
          <p className="text-ink-2">{`Daha fazlası için ${whatsapp ? 'WhatsApp’tan' : 'e-postayla'} gönderin.`}</p>
        </>
      ) : (
        <OrderPhotoUpload path={path} token={token} own={own} max={photosLeft} hasWhatsApp={whatsapp !== null} />
      )}
    </div>
  )
}

/** The photos that were not stored, by name. */
function Refused({ outcome: { message, photos } }: { outcome: FormOutcome }) {
  const { stored = 0, refused = [] } = photos ?? {}
  return (
    <Alert
      tone="bad"
      density="compact"
      className="mb-5"
      title={refused.length === 0 ? message : `${refused.length} fotoğraf eklenemedi.`}
      text={
        <>
          {stored > 0 && <span className="block">{stored} fotoğraf eklendi.</span>}
          {refused.map(({ name, reason }, index) => (
            <span key={index} className="block wrap-anywhere">
              {name}: {reason}
            </span>
          ))}
        </>
      }
    />
  )
}
