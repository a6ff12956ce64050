import { expect, test } from 'vitest'
import { followed } from '@/lib/orders/shipment/carrier-links'

const carriers = [
  { name: 'Işık Kargo', url: 'https://isik.example/izle?no={no}' },
  { name: 'Elden', url: '' },
]
const shipment = { id: '1', direction: 'out', carrier: 'ışık kargo', trackingNumber: '73 00/1', day: new Date() }

test('a shipment is followed at its carrier, whose name may be written in any case', () => {
  expect(followed(shipment, carriers).url).toBe('https://isik.example/izle?no=7300%2F1')
})

test.each([
  ['of an unknown carrier', { carrier: 'Başka' }],
  ['of one without an address', { carrier: 'Elden' }],
  ['without a number', { trackingNumber: ' ' }],
])('a shipment %s is followed nowhere', (_, more) => {
  expect(followed({ ...shipment, ...more }, carriers).url).toBeNull()
})
