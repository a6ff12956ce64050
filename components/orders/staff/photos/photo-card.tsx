import { Pencil, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { fieldsOf } from '@/components/admin/form/draft-form'
import { takeFocus } from '@/components/admin/form/form-notices'
import { Checkbox } from '@/components/admin/form/choices'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { submitHandler } from '@/components/admin/form/use-submit'
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
import { orderSaveFailure } from '@/components/orders/staff/words'

export function photoName({ caption }: PhotoJson, index: number): string {
  return caption || `${index + 1}. fotoğraf`
}

export const usePhotoLightbox = (photos: readonly PhotoJson[]) =>
  useLightbox(
    photos.map((photo, index) => privatePhoto(staffPhotoPath(photo.id), photo, photoName(photo, index), index)),
  )

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
  const [isOpen, setOpen] = useState(false)
  /** The new state of the checkbox until the server has stored it. */
  const [pendingVisibility, setPendingVisibility] = useState<boolean | null>(null)
  const { form, ...editor } = useItemForm({
    name: `is-emri/${order.id}/fotograf/${id}`,
    initial: { caption },
    failureOf: orderSaveFailure,
    isLostOnClose: true,
  })
  const { draft, isDirty, isSending, failure } = editor
  const isFromCustomer = author === ''

  async function patch(json: { caption?: string; forCustomer?: boolean }) {
    const path = apiPath('WorkOrders/[key]/photos/[photoId]', { key: order.id, photoId: id })
    await callAdmin(path, { method: 'PATCH', json })
    await reload()
  }

  async function setVisibility(isShown: boolean) {
    setPendingVisibility(isShown)
    await editor.send(() => patch({ forCustomer: isShown }))
    setPendingVisibility(null)
  }

  async function submit() {
    if (await editor.save(() => patch(draft))) setOpen(false)
  }

  function cancel() {
    editor.reset()
    setOpen(false)
  }

  return (
    <li className="flex min-w-0 flex-col border border-line text-small leading-[1.35] [overflow-wrap:anywhere]">
      <a {...linkProps} className="photo block aspect-4/3 cursor-zoom-in">
        <img src={staffPhotoPath(id, 'kucuk')} alt={name} loading="lazy" className={TILE_PICTURE} />
      </a>
      {!isOpen && !isDirty ? (
        <div className="flex items-start justify-between border-t border-line pl-2.5">
          <p className="min-w-0 py-1.5">
            {isFromCustomer && 'Müşteriden: '}
            {caption || (isFromCustomer ? 'açıklama yok' : 'Açıklama yok')}
            <span className="mono block text-ink-2">{formatShortDate(createdAt)}</span>
          </p>
          <SquareButton icon={Pencil} aria-label={`${name}: açıklamayı düzenle`} onClick={() => setOpen(true)} />
        </div>
      ) : (
        <form ref={form} noValidate onSubmit={submitHandler(submit)} className="border-t border-line p-2.5">
          <TextField
            label="Açıklama"
            id={`aciklama-${id}`}
            ref={takeFocus}
            autoComplete="off"
            disabled={isSending}
            {...fieldsOf(editor)('caption')}
          />
          <div className="mt-2 grid gap-2">
            <Button type="submit" busy={isSending && 'Kaydediliyor'}>
              Kaydet
            </Button>
            <Button disabled={isSending} onClick={cancel}>
              Vazgeç
            </Button>
          </div>
        </form>
      )}
      {failure && (
        <p role="alert" className="border-t border-line p-2.5 font-semibold text-bad">
          {failure.text}
        </p>
      )}
      <div className="mt-auto flex items-center justify-between border-t border-line pl-2.5">
        {isFromCustomer ? (
          <span>Müşteri ekledi</span>
        ) : (
          <Checkbox
            checked={pendingVisibility ?? forCustomer}
            disabled={isSending}
            onChange={({ target }) => void setVisibility(target.checked)}>
            Müşteri görsün<span className="sr-only">: {name}</span>
          </Checkbox>
        )}
        <SquareButton icon={Trash2} aria-label={`${name}: sil`} onClick={onDelete} className="hover:text-bad" />
      </div>
    </li>
  )
}
