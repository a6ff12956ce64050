import { KeptBox } from '@/components/admin/editor/editor-notices'
import type { KeptOffer } from '@/components/admin/editor/use-kept-form'
import { formatDayAndTime } from '@/lib/format/dates'

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
