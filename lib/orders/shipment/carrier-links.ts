import { type Settings, TRACKING_NUMBER } from '@/lib/settings/schema'

/** A shipment as it is stored. */
type Shipment = { id: string; direction: string; carrier: string; trackingNumber: string; day: Date }

/** A shipment with the address at which its carrier follows it, or null. */
export type FollowedShipment = Shipment & { url: string | null }

const keyOf = (name: string) => name.trim().toLocaleLowerCase('tr')

/** Returns a shipment with the address of its carrier, found by its name in any case, and the shipment's number in it. */
export function followed(shipment: Shipment, carriers: Settings['orders']['carriers']): FollowedShipment {
  const { carrier, trackingNumber } = shipment
  const found = carriers.find(({ name }) => keyOf(name) === keyOf(carrier))
  const number = trackingNumber.replaceAll(/\s/g, '')
  const url = found && found.url !== '' && number !== '' ? found.url : null
  return { ...shipment, url: url && url.replaceAll(TRACKING_NUMBER, encodeURIComponent(number)) }
}
