import { expect, test } from 'vitest'
import { withTrackingUrl } from '@/lib/orders/shipment/carrier-links'

const carriers = [
  { name: 'Işık Kargo', url: 'https://isik.example/izle?no={no}' },
  { name: 'Elden', url: '' },
]
const shipment = { id: '1', direction: 'out', carrier: 'ışık kargo', trackingNumber: '73 00/1', day: new Date() }

test('a shipment has the URL of its carrier’s tracking page; the carrier is found by its name, ignoring letter case', () => {
  expect(withTrackingUrl(shipment, carriers).url).toBe('https://isik.example/izle?no=7300%2F1')
})

test.each([
  ['of an unknown carrier', { carrier: 'Başka' }],
  ['of a carrier without a tracking page', { carrier: 'Elden' }],
  ['without a number', { trackingNumber: ' ' }],
])('a shipment %s has no URL', (_, changes) => {
  expect(withTrackingUrl({ ...shipment, ...changes }, carriers).url).toBeNull()
})
