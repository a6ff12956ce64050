import { type Settings, TRACKING_NUMBER } from '@/lib/settings/schema'

/** A shipment as it is stored. */
type Shipment = { id: string; direction: string; carrier: string; trackingNumber: string; day: Date }

/** A shipment with the address of its carrier's tracking page, or null. */
export type TrackedShipment = Shipment & { url: string | null }

const keyOf = (name: string) => name.trim().toLocaleLowerCase('tr')

/** Adds the tracking page of the carrier, which is found by its name in any case. */
export function withTrackingUrl(shipment: Shipment, carriers: Settings['orders']['carriers']): TrackedShipment {
  const { carrier, trackingNumber } = shipment
  const found = carriers.find(({ name }) => keyOf(name) === keyOf(carrier))
  const number = trackingNumber.replaceAll(/\s/g, '')
  const url = found && found.url !== '' && number !== '' ? found.url : null
  return { ...shipment, url: url && url.replaceAll(TRACKING_NUMBER, encodeURIComponent(number)) }
}
