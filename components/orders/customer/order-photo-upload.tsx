'use client'

import { PhotoUpload } from '@/components/photos/photo-upload'
import { Button } from '@/components/ui/button'

type OrderPhotoUploadProps = {
  /** The customer's page, which takes the form without scripts. */
  path: string
  token: string
  own: number
  max: number
  hasWhatsApp: boolean
}

function hintFor(own: number, left: number): string {
  const room = `${own > 0 ? `${own} fotoğrafınız var, ` : ''}${left} tane${own > 0 ? ' daha' : ''} ekleyebilirsiniz`
  return left > 0 ? `Etiket, klemens, alarm ekranı. ${room}; jpg, png ya da gif.` : `${own} fotoğrafınız var.`
}

/** Field for the customer's photos. With scripts they are uploaded as soon as they are chosen, without them by a button. */
export function OrderPhotoUpload({ path, token, own, max, hasWhatsApp }: OrderPhotoUploadProps) {
  return (
    <form
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
      // A press that was held until now: the photos are on their way already.
      onSubmit={(event) => event.preventDefault()}>
      <PhotoUpload
        id="photos"
        path={`/api/Tracking/${token}/photos`}
        label="Fotoğraf ekleyin"
        hint={(added, left) => hintFor(own + added, left)}
        max={max}
        failedText={(failed, canRetry) => {
          const way = hasWhatsApp ? 'WhatsApp’tan' : 'e-postayla'
          return `${failed} fotoğraf yüklenemedi. ${canRetry ? 'Yeniden deneyin' : 'Başkasını seçin'} ya da ${way} gönderin.`
        }}
        button={
          <Button
            size="normal"
            type="submit"
            data-held-until-scripts
            className="holds noscript:order-1 noscript:mt-1.5">
            <span>
              <span className="sr-only noscript:not-sr-only">Fotoğrafları </span>Gönder
            </span>
          </Button>
        }
      />
    </form>
  )
}
