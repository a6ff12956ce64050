import { Pencil, Trash2 } from 'lucide-react'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { Checkbox } from '@/components/admin/form/choices'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { TILE_PICTURE } from '@/components/admin/pictures/picture-tile'
import { callAdmin } from '@/components/admin/session/api'
import { privatePhoto } from '@/components/photos/private-photo'
import { useLightbox } from '@/components/site/pictures/use-lightbox'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { SquareButton } from '@/components/ui/square-button'
import { apiPath } from '@/lib/api/paths'
import type { PhotoJson } from '@/lib/photos/output'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { staffPhotoPath } from '@/lib/site/admin-pages'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'
import { useSubmit } from '@/components/admin/form/use-submit'
import { orderSaveFailure } from '@/components/orders/staff/words'

export function photoName({ caption }: PhotoJson, index: number): string {
  return caption || `${index + 1}. fotoğraf`
}

/** Shows an order's photos in a lightbox. */
export const usePhotoLightbox = (photos: readonly PhotoJson[]) =>
  useLightbox(
    photos.map((photo, index) => privatePhoto(staffPhotoPath(photo.id), photo, photoName(photo, index), index)),
  )

/** Focuses the caption's field, which has replaced the focused button. */
const focusField = (field: HTMLInputElement | null) => field?.focus()

type PhotoCardProps = {
  record: OrderRecord
  photo: PhotoJson
  name: string
  linkProps: ComponentProps<'a'>
  onDelete: () => void
}

/** A photo with its caption. Staff decide whether the customer sees it; customers always see their own. */
export function PhotoCard({ record: { order, reload }, photo, name, linkProps, onDelete }: PhotoCardProps) {
  const { id, caption, author, forCustomer, createdAt } = photo
  const [draft, setDraft] = useState<string | null>(null)
  /** The new state of the checkbox until the server has stored it. */
  const [pendingVisibility, setPendingVisibility] = useState<boolean | null>(null)
  const { form, ...submission } = useSubmit(orderSaveFailure)
  const isFromCustomer = author === ''
  useUnsavedChanges({ isDirty: draft !== null && draft !== caption })

  const save = (json: { caption?: string; forCustomer?: boolean }) =>
    submission.send(async () => {
      await callAdmin(apiPath('WorkOrders/[key]/photos/[photoId]', { key: order.id, photoId: id }), {
        method: 'PATCH',
        json,
      })
      await reload()
    })

  async function setVisibility(isShown: boolean) {
    setPendingVisibility(isShown)
    await save({ forCustomer: isShown })
    setPendingVisibility(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (draft !== null && (await save({ caption: draft }))) setDraft(null)
  }

  return (
    <li className="flex min-w-0 flex-col border border-line text-small leading-[1.35] [overflow-wrap:anywhere]">
      <a {...linkProps} className="photo block aspect-4/3 cursor-zoom-in">
        <img src={staffPhotoPath(id, 'kucuk')} alt={name} loading="lazy" className={TILE_PICTURE} />
      </a>
      {draft === null ? (
        <div className="flex items-start justify-between border-t border-line pl-2.5">
          <p className="min-w-0 py-1.5">
            {isFromCustomer && 'Müşteriden: '}
            {caption || (isFromCustomer ? 'açıklama yok' : 'Açıklama yok')}
            <span className="mono block text-ink-2">{formatShortDate(createdAt)}</span>
          </p>
          <SquareButton icon={Pencil} aria-label={`${name}: açıklamayı düzenle`} onClick={() => setDraft(caption)} />
        </div>
      ) : (
        <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="border-t border-line p-2.5">
          <TextField
            label="Açıklama"
            name="caption"
            id={`aciklama-${id}`}
            ref={focusField}
            autoComplete="off"
            disabled={submission.isSending}
            value={draft}
            error={submission.errors.caption?.join(' ')}
            onChange={({ target }) => setDraft(target.value)}
          />
          <div className="mt-2 grid gap-2">
            <Button type="submit" busy={submission.isSending && 'Kaydediliyor'}>
              Kaydet
            </Button>
            <Button disabled={submission.isSending} onClick={() => setDraft(null)}>
              Vazgeç
            </Button>
          </div>
        </form>
      )}
      {submission.failure && (
        <p role="alert" className="border-t border-line p-2.5 font-semibold text-bad">
          {submission.failure.text}
        </p>
      )}
      <div className="mt-auto flex items-center justify-between border-t border-line pl-2.5">
        {isFromCustomer ? (
          <span>Müşteri ekledi</span>
        ) : (
          <Checkbox
            checked={pendingVisibility ?? forCustomer}
            disabled={submission.isSending}
            onChange={({ target }) => void setVisibility(target.checked)}>
            Müşteri görsün<span className="sr-only">: {name}</span>
          </Checkbox>
        )}
        <SquareButton icon={Trash2} aria-label={`${name}: sil`} onClick={onDelete} className="hover:text-bad" />
      </div>
    </li>
  )
}
