import 'server-only'
import { focusClass } from '@/components/site/focus-class'
import { ServiceIcon } from '@/components/site/pictures/service-icon'
import { env } from '@/lib/platform/env'
import { srcSet, variantPath, type Picture } from '@/lib/platform/media/picture'

/** Attributes of an `<img>` for a stored picture; client components take them as props. */
export type PictureSource = { src: string; srcSet?: string; width: number; height: number }

/** Returns a picture's addresses below ASSET_BASE_URL. Browsers without srcset get the widest WebP file. */
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
  sizes: string
  /** Whether it loads at once and with high priority. For the first picture in view. */
  priority?: boolean
  className?: string
}

/** A stored picture, which loads lazily unless it has priority. */
export function PictureImg({ picture, alt, sizes, priority, className }: PictureImgProps) {
  const source = pictureSource(picture)
  return (
    // `sizes` precedes `srcSet`, because a browser that reads srcset first may fetch the wrong file.
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
  /** Icon shown when there is no picture. */
  iconName?: string
  as?: 'span' | 'figure' | 'div'
  /** Position and proportions: 'aspect-4/3 border-b border-line'. */
  className?: string
}

/** Frame of an uploaded picture, which is cropped to fill it, with a light background in both themes. */
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
      <PictureImg {...img} picture={picture} className={`size-full object-cover ${focusClass(picture.focus)}`} />
    </Tag>
  )
}
