import { Alert } from '@/components/ui/alert'
import { getCompany } from '@/lib/settings/data'
import type { CustomerOrderJson } from '@/lib/orders/tracking-output'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import { OrderPhotoUpload } from './order-photo-upload'
import { Part } from './order-parts'
import { PhotoList } from './photo-list'

/** The photos that staff show, and the customer's own. */
export function Photos({ photos, path }: Pick<CustomerOrderJson, 'photos'> & { path: string }) {
  if (photos.length === 0) return null
  return (
    <Part id="fotograflar" title="Fotoğraflar">
      <PhotoList photos={photos} path={path} />
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
