import { expect, test } from 'vitest'
import { placeOf, printedPlace } from '@/lib/settings/place'

const HERE = { latitude: 41.0082, longitude: 28.9784 }

test.each([
  '41.0082, 28.9784',
  '41.0082,28.9784',
  ' 41.0082 28.9784 ',
  '41,0082 28,9784',
  '41,0082, 28,9784',
  '41,0082; 28,9784',
  '41.0082° N, 28.9784° E',
  '41.0082° K 28.9784° D',
  'https://www.google.com/maps/@41.0082,28.9784,17z',
  'https://www.google.com/maps/place/Sultanahmet/@40.99,28.90,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d41.0082!4d28.9784',
  'https://www.google.com/maps/place/41.0082,28.9784',
  'https://www.google.com/maps/search/41.0082,+28.9784',
  'https://maps.google.com/?q=41.0082,28.9784',
  'https://maps.google.com/maps?z=17&ll=41.0082,28.9784',
  'https://www.google.com/maps/search/?api=1&query=41.0082%2C28.9784',
  'https://www.google.com/maps/dir/?api=1&destination=41.0082,28.9784',
  'https://www.openstreetmap.org/?mlat=41.0082&mlon=28.9784#map=17/41.0/28.9',
  'https://www.openstreetmap.org/#map=17/41.0082/28.9784',
  'https://www.openstreetmap.org/directions?from=&to=41.0082%2C28.9784#map=12/41.0082/28.9784',
])('the place of %s is found', (text) => expect(placeOf(text)).toEqual(HERE))

test.each([
  '',
  'Örnek Sanayi Sitesi',
  '41.0082',
  '91, 28',
  '41, 181',
  'https://maps.app.goo.gl/AbCdEf',
  'https://ornek.example/41.0082',
])('%j is no place', (text) => expect(placeOf(text)).toBeNull())

test('a place south of the equator and west of Greenwich is found', () => {
  expect(placeOf('-33.45, -70.6667')).toEqual({ latitude: -33.45, longitude: -70.6667 })
})

test('a place is printed as it can be typed', () => {
  expect(printedPlace(HERE)).toBe('41.0082, 28.9784')
  expect(placeOf(printedPlace({ latitude: 0, longitude: -0.00001 }))).toEqual({ latitude: 0, longitude: -0.00001 })
})
