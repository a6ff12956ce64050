import { useDeletion } from '@/components/admin/list/use-deletion'
import { DeleteDialog } from '@/components/admin/list/confirm-dialog'
import { FailureBox } from '@/components/admin/form/form-notices'
import { FileInput } from '@/components/admin/pictures/file-input'
import { FileErrors } from '@/components/site/failures/file-errors'
import { ORDER_SAVE_ERROR } from '@/components/orders/staff/words'
import { callAdmin } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'
import type { PhotoJson } from '@/lib/photos/output'
import { Panel, PANEL_CELL } from '@/components/admin/parts/panel'
import { PhotoCard, photoName, usePhotoLightbox } from './photo-card'
import { UploadTiles, useStaffPhotoUploads } from './photo-uploads'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3'

/** Small numbers of photos in the accusative. */
const SMALL_COUNTS = [
  'hiçbirini',
  'birini',
  'ikisini',
  'üçünü',
  'dördünü',
  'beşini',
  'altısını',
  'yedisini',
  'sekizini',
  'dokuzunu',
]

/** Returns '3 fotoğraf, ikisini müşteri görür'. */
function shownWords(count: number, visibleCount: number): string {
  const visibility = visibleCount > 0 ? 'müşteri görür' : 'müşteri görmez'
  if (count === 1) return `1 fotoğraf, ${visibility}`
  return `${count} fotoğraf, ${count === visibleCount ? 'hepsini' : (SMALL_COUNTS[visibleCount] ?? `${visibleCount} tanesini`)} ${visibility}`
}

export function PhotosPanel({ record }: { record: OrderRecord }) {
  const { order, reload } = record
  const { photos } = order
  const { uploads, fileErrors, choose, retry, remove } = useStaffPhotoUploads(order, reload)
  const deletion = useDeletion<PhotoJson>({
    remove: ({ id }) =>
      callAdmin(apiPath('WorkOrders/[key]/photos/[photoId]', { key: order.id, photoId: id }), { method: 'DELETE' }),
    errorPrefix: ORDER_SAVE_ERROR,
    onDeleted: () => void reload(),
  })
  const { heading, failure } = deletion
  const { linkTo, lightbox } = usePhotoLightbox(photos)
  const visibleCount = photos.filter(({ author, forCustomer }) => forCustomer || author === '').length
  return (
    <Panel
      id="fotograflar"
      title="Fotoğraflar"
      titleRef={heading}
      note={photos.length > 0 && shownWords(photos.length, visibleCount)}>
      <div className={PANEL_CELL}>
        {failure && <FailureBox failure={failure} />}
        {photos.length + uploads.length > 0 && (
          <ul className={`mb-3 ${GRID}`}>
            {photos.map((photo, index) => (
              <PhotoCard
                key={photo.id}
                record={record}
                photo={photo}
                name={photoName(photo, index)}
                linkProps={linkTo(index)}
                onDelete={() => deletion.ask(photo)}
              />
            ))}
            <UploadTiles uploads={uploads} retry={retry} remove={remove} />
          </ul>
        )}
        <div className="grid justify-items-start gap-3">
          <div className="w-56 max-w-full">
            <FileInput id="fotograf-ekle" label="Fotoğraf Ekle" variant="line" multiple onFiles={choose} />
          </div>
          <FileErrors id="fotograf-hatalari" errors={fileErrors} />
        </div>
      </div>
      {lightbox}
      <DeleteDialog deletion={deletion} text={() => 'Fotoğraf silinecek. Geri alınamaz.'} />
    </Panel>
  )
}
