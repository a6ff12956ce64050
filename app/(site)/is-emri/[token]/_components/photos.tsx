import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { CustomerOrderJson } from '@/lib/domains/tracking/serialize'
import { formatDateTime } from '@/lib/format/dates'
import { PICTURE_EXTENSIONS } from '@/lib/media/picture'
import type { FormOutcome } from '@/lib/runtime/render-context'
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

/** The form with which the customer adds photos. */
export function AddPhotos({ order: { photos, photosLeft }, path, outcome }: AddPhotosProps) {
  const own = photos.filter(({ isOwn }) => isOwn).length
  return (
    <section aria-labelledby="foto-ekle" id="foto" className="border-t border-line pt-5">
      {outcome && <Refused outcome={outcome} />}
      {photosLeft === 0 ? (
        <>
          <h2 id="foto-ekle" className="font-sans text-body font-semibold">
            {own} fotoğraf eklendi
          </h2>
          <p className="text-ink-2">Daha fazlası için WhatsApp’tan gönderin.</p>
        </>
      ) : (
        <form method="post" action={path} encType="multipart/form-data" noValidate>
          <h2 id="foto-ekle" className="mb-1.5 font-sans text-body font-semibold">
            <label htmlFor="photos">Fotoğraf ekleyin</label>
          </h2>
          <input
            id="photos"
            type="file"
            name="photos"
            multiple
            accept={PICTURE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
            aria-describedby="photos-hint"
            className="block min-h-12 w-full rounded-ctl border border-field bg-paper text-[1rem] text-ink-2 file:mr-3 file:min-h-11.5 file:cursor-pointer file:border-0 file:border-r file:border-field file:bg-tint file:px-4 file:font-semibold file:text-ink"
          />
          <p id="photos-hint" className="mt-1.5 text-small leading-[1.4] text-ink-2">
            Etiket, klemens, alarm ekranı. {own > 0 && `${own} fotoğrafınız var, `}
            {photosLeft} tane{own > 0 ? ' daha' : ''} ekleyebilirsiniz; jpg, png ya da gif.
          </p>
          <Button type="submit" className="mt-3">
            Fotoğrafları Gönder
          </Button>
        </form>
      )}
    </section>
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
