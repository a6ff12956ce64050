import { BrandName } from '@/components/site/frame/brand-name'
import { Photo, PictureImg } from '@/components/site/pictures/picture'
import { Actions } from '@/components/site/frame/quote-button'
import { MoreLink } from '@/components/site/text/text-links'
import { brandCounts, deviceCounts, sumOf } from '@/lib/faults/fault-counts'
import { capitalise, countWord, withinSentence } from '@/lib/platform/turkish/case'
import { slugFromText } from '@/lib/platform/turkish/slug'
import type { Reference } from '@/lib/references/data'
import type { Service } from '@/lib/services/data'
import { faultListPath, servicePath } from '@/lib/site/pages'
import { ServoFigure } from './servo-figure'
import type { FaultListPage } from './read-list'

/** Name and counts of a brand or device group, next to the brand's logo or the device. */
export function GroupHead({ listPage, logo }: { listPage: FaultListPage; logo: Reference['logo'] }) {
  const { brand, deviceGroup, service } = listPage
  return (
    <div
      className={`grid grid-cols-1 items-center gap-x-8 gap-y-6 px-gut pt-2 pb-10 ${!brand || logo ? 'lg:cols-lead' : ''}`}>
      <div className="min-w-0">
        <h1 className="mb-4 text-h1">
          {brand ? <BrandName>{brand}</BrandName> : deviceGroup}{' '}
          {brand && deviceGroup && `${withinSentence(deviceGroup)} `}arıza kodları
        </h1>
        <p className="max-w-[31em] text-[1.1875rem] text-ink-2">{summaryOf(listPage)}</p>
        {service && (
          <Actions className="mt-4">
            <MoreLink href={brand ? faultListPath({ service: service.slug }) : servicePath(service.slug)}>
              {brand ? `Bütün markaların ${withinSentence(deviceGroup ?? '')} kodları` : service.title}
            </MoreLink>
          </Actions>
        )}
      </div>
      {brand && logo && (
        <div className="grid min-h-32 place-items-center border border-line bg-plate p-6 lg:min-h-52">
          <PictureImg
            picture={logo}
            alt=""
            sizes="300px"
            priority
            className="h-auto max-h-40 w-[min(64%,300px)] object-contain"
          />
        </div>
      )}
      {!brand && service && <DeviceAside service={service} />}
    </div>
  )
}

/** Slug of the device group with a drawing that shows where code and model are. */
const SERVO = 'servo-surucu'

/** The drawing of the device, or its picture. */
function DeviceAside({ service: { deviceName, iconName, images } }: { service: Service }) {
  if (slugFromText(deviceName) === SERVO) return <ServoFigure />
  return (
    <Photo
      as="figure"
      picture={images[0]}
      iconName={iconName}
      alt=""
      sizes="(min-width: 901px) min(57vw, 682px), 100vw"
      priority
      className="aspect-4/3 border border-line [&>img]:absolute [&>img]:inset-0"
    />
  )
}

/** Returns a sentence that says how many faults, brands or groups there are, and a note on how codes differ. */
function summaryOf({ list, counts, scopedCounts, services }: FaultListPage): string {
  const records = `${sumOf(scopedCounts).toLocaleString('tr-TR')} kayıt.`
  if (!list.brand) {
    const brands = capitalise(countWord(brandCounts(scopedCounts).length))
    return `${brands} markadan ${records} Kodun adı markadan markaya değişir; anlattığı arıza çoğu zaman aynıdır.`
  }
  const brandFaults = counts.filter(({ brandSlug }) => brandSlug === list.brand)
  const groups = list.service ? 0 : deviceCounts(brandFaults, services).length
  const where = groups > 0 ? `${capitalise(countWord(groups))} cihaz grubunda ` : ''
  return `${where}${records} Aynı kod iki seride farklı anlama gelebilir; etiketteki seriye bakın.`
}
