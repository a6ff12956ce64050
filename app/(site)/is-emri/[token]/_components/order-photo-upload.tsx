'use client'

import { PhotoUpload } from '@/components/site/photo-upload'
import { Button } from '@/components/ui/button'

type OrderPhotoUploadProps = {
  /** The customer's page, which takes the form without scripts. */
  path: string
  token: string
  hint: string
  /** How many more photos fit. */
  max: number
  hasWhatsApp: boolean
}

/** Field for the customer's photos. With scripts they are uploaded as soon as they are chosen, without them by a button. */
export function OrderPhotoUpload({ path, token, hint, max, hasWhatsApp }: OrderPhotoUploadProps) {
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
        hint={hint}
        max={max}
        failedText={(failed) =>
          `${failed} fotoğraf yüklenemedi. Yeniden deneyin ya da ${hasWhatsApp ? 'WhatsApp’tan' : 'e-postayla'} gönderin.`
        }
        button={
          <Button type="submit" data-needs-js className="holds noscript:order-1 noscript:mt-1.5">
            <span>
              <span className="sr-only noscript:not-sr-only">Fotoğrafları </span>Gönder
            </span>
          </Button>
        }
      />
    </form>
  )
}
