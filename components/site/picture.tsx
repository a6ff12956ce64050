import 'server-only'
import { ServiceIcon } from '@/components/site/service-icon'
import { env } from '@/lib/env'
import { srcSet, variantPath, type Picture } from '@/lib/media/picture'

/** What an `<img>` needs of a stored picture, also for the browser's own code. */
export type PictureSource = { src: string; srcSet?: string; width: number; height: number }

/** Addresses of a picture below ASSET_BASE_URL; browsers without srcset get the widest WebP file. */
export function pictureSource(picture: Picture): PictureSource {
  const base = env().ASSET_BASE_URL
  const widest = picture.widths.at(-1)
  return {
    src: base + (widest ? variantPath(picture.path, widest) : picture.path),
    srcSet: srcSet(picture, base) || undefined,
    width: picture.width,
    height: picture.height,
  }
}

type PictureImgProps = {
  picture: Picture
  alt: string
  /** The `sizes` attribute: how wide it stands at which window width. */
  sizes: string
  /** The first picture in view: loaded at once and first. */
  priority?: boolean
  className?: string
}

/** A stored picture. Lazy unless it has priority; width and height keep its place. */
export function PictureImg({ picture, alt, sizes, priority, className }: PictureImgProps) {
  const source = pictureSource(picture)
  return (
    // `sizes` first: a browser that meets srcset before it may fetch the wrong file.
    <img
      sizes={source.srcSet && sizes}
      srcSet={source.srcSet}
      src={source.src}
      width={source.width}
      height={source.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}

type PhotoProps = Omit<PictureImgProps, 'picture' | 'className'> & {
  picture: Picture | undefined | null
  /** Shown large in the picture's place when there is none. */
  iconName?: string
  as?: 'span' | 'figure' | 'div'
  /** Place and proportions: 'aspect-4/3 border-b border-line'. */
  className?: string
}

/** Frame of an uploaded picture: full bleed, cropped to the frame, a light plate in both themes. */
export function Photo({ picture, iconName, as: Tag = 'span', className = '', ...img }: PhotoProps) {
  if (!picture) {
    return (
      <Tag className={`grid place-items-center bg-tint text-ink-2 ${className}`}>
        {iconName && <ServiceIcon name={iconName} className="h-auto w-[clamp(48px,40%,96px)]" strokeWidth={0.9} />}
      </Tag>
    )
  }
  return (
    <Tag className={`photo block ${className}`}>
      <PictureImg {...img} picture={picture} className="size-full object-cover" />
    </Tag>
  )
}
