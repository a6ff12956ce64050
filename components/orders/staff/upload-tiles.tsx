import { FilePreview } from '@/components/admin/pictures/picture'
import { PictureTile, PLATE_PICTURE } from '@/components/admin/pictures/picture-tile'
import { Button } from '@/components/ui/button'
import type { useStaffPhotoUploads } from './use-photo-uploads'

type UploadTilesProps = Pick<ReturnType<typeof useStaffPhotoUploads>, 'uploads' | 'retry' | 'remove'>

/** Photos that are on their way, and those that failed. */
export function UploadTiles({ uploads, retry, remove }: UploadTilesProps) {
  return uploads.map((upload) => (
    <PictureTile
      key={upload.index}
      name={upload.file.name}
      isNew
      picture={<FilePreview file={upload.file} className={PLATE_PICTURE} />}
      progress={upload.state === 'failed' ? undefined : upload.share}
      onRemove={() => remove(upload.index)}>
      {upload.state === 'failed' && (
        <div role="alert" className="grid gap-2 border-t border-line p-2.5">
          <p className="text-small leading-[1.4] font-semibold text-bad">{`“${upload.file.name}” yüklenemedi: ${upload.reason}`}</p>
          <Button onClick={() => retry(upload.index)}>Yeniden Dene</Button>
        </div>
      )}
    </PictureTile>
  ))
}
