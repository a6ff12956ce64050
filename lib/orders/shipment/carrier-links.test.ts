import { expect, test } from 'vitest'
import { withTrackingUrl } from '@/lib/orders/shipment/carrier-links'

const carriers = [
  { name: 'Işık Kargo', url: 'https://isik.example/izle?no={no}' },
  { name: 'Elden', url: '' },
]
const shipment = { id: '1', direction: 'out', carrier: 'ışık kargo', trackingNumber: '73 00/1', day: new Date() }

test('a shipment gets the tracking page of its carrier, found by its name in any case', () => {
  expect(withTrackingUrl(shipment, carriers).url).toBe('https://isik.example/izle?no=7300%2F1')
})

test.each([
  ['of an unknown carrier', { carrier: 'Başka' }],
  ['of a carrier without an address', { carrier: 'Elden' }],
  ['without a number', { trackingNumber: ' ' }],
])('a shipment %s has no tracking page', (_, changes) => {
  expect(withTrackingUrl({ ...shipment, ...changes }, carriers).url).toBeNull()
})
