import { BrandName } from '@/components/site/frame/brand-name'
import { DeviceDisplay } from '@/components/site/display/display'
import { Photo } from '@/components/site/pictures/picture'
import { Actions } from '@/components/site/frame/quote-button'
import { TelLink } from '@/components/site/text/tel-link'
import { ButtonLink } from '@/components/ui/button'
import type { FaultPageData } from '@/lib/faults/data'
import { contactPathForFault } from '@/lib/site/page-queries'

/** From this number of characters a title is smaller, so that the button stays in view. */
const LONG_TITLE_CHARS = 80

const SIZES = '(min-width: 901px) min(57vw, 682px), 544px'

/** Title, symptoms and button of a fault, next to the device's display or, without a code, its picture. */
export function FaultHead({ fault, device }: Pick<FaultPageData, 'fault' | 'device'>) {
  const { brand, series, code, title, symptoms, slug } = fault
  const isLong = title.length >= LONG_TITLE_CHARS
  const size = isLong
    ? 'text-[clamp(1.625rem,1.3rem+1.3vw,2.125rem)] leading-[1.14]'
    : 'text-[clamp(2rem,1.4rem+2.2vw,3rem)]'
  const aside = code || device ? 'lg:cols-lead' : ''
  return (
    <div className={`grid grid-cols-1 items-center gap-x-8 gap-y-7 px-gut pt-2 pb-10 ${aside}`}>
      <div className="min-w-0">
        <h1 className={`mb-5 ${size}`}>
          <span className="sr-only">
            <BrandName>{brand}</BrandName>
            {code && ` ${code}`}:{' '}
          </span>
          {title}
        </h1>
        {symptoms && (
          <p
            className={`mb-7 max-w-[31em] whitespace-pre-line text-ink-2 ${isLong ? 'text-body' : 'text-[1.1875rem]'}`}>
            {symptoms}
          </p>
        )}
        <Actions>
          <ButtonLink variant="primary" size="large" href={contactPathForFault(slug)}>
            Bu arıza için teklif al
          </ButtonLink>
          <TelLink />
        </Actions>
      </div>
      {code && (
        <div className="min-w-0 max-lg:-order-1 max-lg:max-w-136">
          <DeviceDisplay code={code} brand={brand} series={series} />
        </div>
      )}
      {device && (
        <Photo
          as="figure"
          picture={device.picture}
          iconName={device.iconName}
          alt=""
          sizes={SIZES}
          priority
          className="aspect-4/3 border border-line max-lg:-order-1 max-lg:max-w-136 [&>img]:absolute [&>img]:inset-0"
        />
      )}
    </div>
  )
}
