import { type Settings, TRACKING_NUMBER } from '@/lib/settings/schema'

type Shipment = { id: string; direction: string; carrier: string; trackingNumber: string; day: Date }

/** A shipment with the URL of its carrier's tracking page, or null. */
export type TrackedShipment = Shipment & { url: string | null }

const keyOf = (name: string) => name.trim().toLocaleLowerCase('tr')

/** Adds the URL of the carrier's tracking page. The carrier is found by its name, ignoring letter case. */
export function withTrackingUrl(shipment: Shipment, carriers: Settings['orders']['carriers']): TrackedShipment {
  const { carrier, trackingNumber } = shipment
  const matchingCarrier = carriers.find(({ name }) => keyOf(name) === keyOf(carrier))
  const number = trackingNumber.replaceAll(/\s/g, '')
  const url = matchingCarrier && matchingCarrier.url !== '' && number !== '' ? matchingCarrier.url : null
  return { ...shipment, url: url && url.replaceAll(TRACKING_NUMBER, encodeURIComponent(number)) }
}
