import { KeptBox } from '@/components/admin/form/editor-notices'
import type { KeptOffer } from '@/components/admin/form/use-kept-draft'
import { formatDayAndTime } from '@/lib/platform/turkish/dates'

/** Offers what earlier visits left of a form in this browser. */
export function KeptOffers({ offers, disabled }: { offers: readonly KeptOffer[]; disabled: boolean }) {
  return offers.map(({ key, at, take, remove }) => (
    <KeptBox
      key={key}
      disabled={disabled}
      title="Bu tarayıcıda kaydedilmemiş yazdıklarınız var."
      text={`${formatDayAndTime(at)}.`}
      onTake={take}
      onRemove={remove}
    />
  ))
}
