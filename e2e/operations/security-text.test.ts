import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { CREDENTIALS } from '../support/accounts'
import { sendJson, signIn, untilReady, visit } from '../support/http'
import { useSite } from '../support/use-site'

const FILE = '/.well-known/security.txt'
const place = useSite()
let authorization: string

beforeAll(async () => {
  await untilReady(place.site)
  authorization = `Bearer ${(await signIn(place.site, CREDENTIALS)).token!}`
})

const setContact = async (securityContact: string) => {
  const value = { ...DEFAULT_SETTINGS.notifications, securityContact }
  const answer = await sendJson('PUT', `${place.site.url}/api/Settings/notifications`, value, { authorization })
  expect(answer.status).toBe(200)
}
const show = () => visit(place.site.url + FILE)

test('without an address there is no security.txt', async () => {
  expect((await show()).status).toBe(404)
})

test('security.txt shows the address on the request after it was set, and is gone after it was cleared', async () => {
  await setContact('guvenlik@ornek.example')
  const first = await show()
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(first.text).toContain('Contact: mailto:guvenlik@ornek.example\n')
  expect(first.text).toContain(`Canonical: ${place.site.canonical}${FILE}\n`)
  await setContact('https://ornek.example/guvenlik')
  expect((await show()).text).toContain('Contact: https://ornek.example/guvenlik\n')
  await setContact('')
  expect((await show()).status).toBe(404)
})

test('a kept security.txt is not rendered again', async () => {
  await setContact('guvenlik@ornek.example')
  const etag = (await show()).headers.get('etag')!
  expect((await visit(place.site.url + FILE, { headers: { 'if-none-match': etag } })).status).toBe(304)
})
