import { expect, test } from 'vitest'
import { SECTIONS } from './schema'

test.each([
  ['instagram', '@firma.adi', 'https://instagram.com/firma.adi'],
  ['instagram', 'firma_adi', 'https://instagram.com/firma_adi'],
  ['instagram', 'instagram.com/firma', 'https://instagram.com/firma'],
  ['instagram', 'https://www.instagram.com/firma/', 'https://www.instagram.com/firma/'],
  ['linkedin', 'firma-adi', 'https://linkedin.com/company/firma-adi'],
  ['youtube', '@firma', 'https://youtube.com/@firma'],
  ['youtube', 'firma', 'https://youtube.com/@firma'],
])('the profile on %s typed as %s is stored as an address', (network, typed, stored) => {
  expect(SECTIONS.social.parse({ [network]: typed })).toMatchObject({ [network]: stored })
})

test.each(['instagram.com', 'firma adi', '@', 'http://instagram.com/firma'])('%s is not a profile', (typed) => {
  expect(SECTIONS.social.safeParse({ instagram: typed }).success).toBe(false)
})
