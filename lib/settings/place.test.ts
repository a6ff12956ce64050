import { expect, test } from 'vitest'
import { placeOf, printedPlace } from '@/lib/settings/place'

const GOOGLE = 'https://www.google.com/maps'
const OSM = 'https://www.openstreetmap.org'

test.each([
  '41.0082,28.9784',
  '41,0082 28,9784',
  '41.0082° K 28.9784° D',
  `${GOOGLE}/@41.0082,28.9784,17z`,
  `${GOOGLE}/place/Sultanahmet/@40.99,28.90,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d41.0082!4d28.9784`,
  `${GOOGLE}/search/?api=1&query=41.0082%2C28.9784`,
  `${OSM}/?mlat=41.0082&mlon=28.9784#map=17/41.0/28.9`,
  `${OSM}/#map=17/41.0082/28.9784`,
])('the place is parsed from %s', (text) => expect(placeOf(text)).toEqual({ latitude: 41.0082, longitude: 28.9784 }))

test.each(['', '91, 28', 'https://maps.app.goo.gl/A', 'https://ornek.example/41.0082'])('%j is not a place', (text) =>
  expect(placeOf(text)).toBeNull(),
)

test('the printed form of a place south of the equator and west of Greenwich can be parsed', () => {
  for (const place of [
    { latitude: -33.45, longitude: -70.6667 },
    { latitude: 0, longitude: -0.00001 },
  ])
    expect(placeOf(printedPlace(place))).toEqual(place)
})
