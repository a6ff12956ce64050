import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import type { Account } from '../support/accounts'
import { addAdministrator, query } from '../support/database'
import { signIn, untilReady } from '../support/http'
import { useSite } from '../support/use-site'

const place = useSite()
beforeAll(() => untilReady(place.site))

/** What a manager does to an account that is at work, and how its work ends. */
const CHANGES: [string, string, number, string][] = [
  ['deactivated', 'deactivated_at = now()', 401, 'Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.'],
  ['given a lower role', `role = 'workshop'`, 403, 'Bu işlem için yetkiniz yok.'],
]

async function newEditor(): Promise<{ account: Account; token: string }> {
  const account = await addAdministrator(place.url, { role: 'editor' })
  return { account, token: (await signIn(place.site, account)).token! }
}
const change = ({ email }: Account, how: string) =>
  query(place.url, `update administrators set ${how} where email = $1`, [email])

const MB = 1024 * 1024

/** Begins to upload a picture of 15 MB, and resolves when the site has read more of it than buffers hold. */
async function startUpload(token: string): Promise<{ answer: Promise<IncomingMessage>; end: () => void }> {
  const upload = request(`${place.site.url}/api/Services/00000000-0000-4000-8000-000000000000/upload-image`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 15 * MB,
    },
  })
  const answer = once(upload, 'response').then(([response]) => response as IncomingMessage)
  await new Promise((sent) => upload.write(Buffer.alloc(12 * MB), sent))
  return { answer, end: () => upload.destroy() }
}

test.each(CHANGES)('the running upload of an account that is %s ends', async (_, how, status, message) => {
  const { account, token } = await newEditor()
  const upload = await startUpload(token)
  await change(account, how)
  const since = performance.now()
  const response = await upload.answer
  const problem = JSON.parse(await text(response)) as { message: string }
  upload.end()
  expect([response.statusCode, problem.message]).toEqual([status, message])
  expect(performance.now() - since).toBeLessThan(5000)
})
