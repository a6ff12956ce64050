import { type ReactNode, useEffect, useRef } from 'react'
import { shrink } from '@/components/photos/use-photo-uploads'

const MB = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Returns a file's size: '3,1 MB'. */
export function sizeText(file: File): string {
  return `${MB.format(Math.max(0.1, file.size / 1024 / 1024))} MB`
}

type PhotoListRowProps = {
  file: File
  /** Shown below the name. */
  status: ReactNode
  end?: ReactNode
  /** Whether the photo is not uploaded yet. */
  isWaiting?: boolean
  children?: ReactNode
}

/** A photo in a list: thumbnail, name, status. */
export function PhotoListRow({ file, status, end, isWaiting, children }: PhotoListRowProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 border-b border-line pr-1.5 last:border-b-0">
      <Thumbnail file={file} className={isWaiting ? 'opacity-45' : ''} />
      <div className="min-w-0 flex-1 py-1.5">
        <span className="block truncate leading-[1.35]">{file.name}</span>
        <span className="block text-small leading-[1.35] text-ink-2">{status}</span>
      </div>
      {end}
      {children}
    </li>
  )
}

/** Size of a thumbnail, in CSS pixels. Its canvas has twice as many pixels in each direction. */
const [WIDTH, HEIGHT] = [76, 60]

/**
 * Draws the centre of the picture on a canvas, because the site's policy forbids blob URLs. Uses the reduced photo: five
 * originals at once are too much for a phone.
 */
function Thumbnail({ file, className }: { file: File; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isShown = true
    shrink(file)
      .then((photo) => createImageBitmap(photo))
      .then((bitmap) => {
        const context = isShown && canvas.current?.getContext('2d')
        if (context) {
          const { width, height } = canvas.current!
          const scale = Math.max(width / bitmap.width, height / bitmap.height)
          const [drawnWidth, drawnHeight] = [bitmap.width * scale, bitmap.height * scale]
          context.imageSmoothingQuality = 'high'
          context.drawImage(bitmap, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight)
        }
        bitmap.close()
      })
      // The server says what is wrong with the file.
      .catch(() => {})
    return () => {
      isShown = false
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={2 * WIDTH}
      height={2 * HEIGHT}
      className={`block h-15 w-19 flex-none bg-plate filter-(--pic) ${className}`}
    />
  )
}

/** Frame of a list of photos. */
export const PHOTO_LIST = 'mt-3 border border-line bg-paper'
