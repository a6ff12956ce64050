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

/** Field for the customer's photos. With scripts they are uploaded as soon as they are chosen. */
export function OrderPhotoUpload({ path, token, hint, max, hasWhatsApp }: OrderPhotoUploadProps) {
  return (
    <form method="post" action={path} encType="multipart/form-data" noValidate>
      <PhotoUpload
        id="photos"
        path={`/api/Tracking/${token}/photos`}
        label="Fotoğraf ekleyin"
        hint={hint}
        max={max}
        failedText={(failed) =>
          `${failed} fotoğraf yüklenemedi. Yeniden deneyin ya da ${hasWhatsApp ? 'WhatsApp’tan' : 'e-postayla'} gönderin.`
        }
      />
      <div className="hidden noscript:block">
        <Button type="submit" className="mt-3">
          Fotoğrafları Gönder
        </Button>
      </div>
    </form>
  )
}
