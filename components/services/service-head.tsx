import { Photo } from '@/components/site/pictures/picture'
import { Actions, QuoteButton } from '@/components/site/frame/quote-button'
import { ServiceIcon } from '@/components/site/pictures/service-icon'
import { TelLink } from '@/components/site/text/tel-link'
import type { Service } from '@/lib/services/data'
import { Gallery } from './gallery'
import type { LightboxPicture } from '@/components/site/pictures/lightbox'

const SIZES = '(min-width: 901px) min(57vw, 682px), 100vw'

/** From this number of characters a title is smaller, so that the buttons stay in view. */
const LONG_TITLE_CHARS = 64
/** From this number of characters a subtitle is taller than the picture, which then aligns with its top. */
const LONG_SUBTITLE_CHARS = 480

/** Title, subtitle and buttons of a service, next to its header picture or, without pictures, its icon. */
export function ServiceHead({ service, gallery }: { service: Service; gallery: LightboxPicture[] }) {
  const { title, description, detailsDescription, iconName, images } = service
  const subtitle = detailsDescription || description
  const columns = images.length > 0 ? 'pt-2 lg:cols-lead' : 'pt-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,3fr)]'
  const align = subtitle.length < LONG_SUBTITLE_CHARS ? 'items-center' : 'items-start'
  const size =
    title.length < LONG_TITLE_CHARS ? 'text-[clamp(2.125rem,1.5rem+2.6vw,3.375rem)]' : 'text-h2-home leading-[1.1]'
  return (
    <div className={`grid grid-cols-1 gap-x-8 gap-y-7 px-gut ${columns} ${align}`}>
      <div className="min-w-0">
        <h1 className={`mb-5 ${size}`}>{title}</h1>
        {subtitle && <p className="mb-7 max-w-[31em] text-[1.1875rem] whitespace-pre-line text-ink-2">{subtitle}</p>}
        <Actions>
          <QuoteButton size="large" />
          <TelLink />
        </Actions>
      </div>
      {images.length === 0 && (
        <ServiceIcon
          name={iconName}
          strokeWidth={0.7}
          className="h-auto w-24 text-ink-2 max-lg:row-start-1 lg:w-[min(100%,168px)] lg:justify-self-end"
        />
      )}
      {/* A single picture opens here, because a gallery below would only repeat it. */}
      {images.length === 1 && <Gallery title={title} pictures={gallery} sizes={SIZES} priority />}
      {images.length > 1 && (
        <Photo
          as="figure"
          picture={images[0]}
          alt={images[0]!.alt || `${title}, resim 1`}
          sizes={SIZES}
          priority
          className="aspect-4/3 border border-line [&>img]:absolute [&>img]:inset-0"
        />
      )}
    </div>
  )
}
