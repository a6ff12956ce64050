import { beforeAll, expect, test } from 'vitest'
import { hostileRequests, type Target } from '../support/hostile-requests'
import { ApiClient, formOf, sendRaw } from '../support/http'
import { newWidePicture } from '../support/images'
import { useSite } from '../support/use-site'

/** Chosen once: what it found stays found. */
const SEED = 20_261_122
const REQUESTS = 2000
/** More would make the few renderings among them wait for each other. */
const AT_ONCE = 6

const place = useSite()
let target: Target

beforeAll(async () => {
  const staff = await ApiClient.signIn(place.site)
  const { id } = await staff.create('/api/Services', { title: 'Tutulan' })
  await staff.create(`/api/Services/${id}/upload-image`, formOf({ file: await newWidePicture() }))
  const services = (await (await fetch(`${place.site.url}/api/Services`)).json()) as { imageUrls: string[] }[]
  target = { token: staff.token, serviceId: id, image: services[0]!.imageUrls[0]! }
})

/** The statuses of all answers to some bytes. One redirection is followed, as the router's own parameter makes Next redirect. */
async function statusesOf(bytes: string, follow = true): Promise<number[]> {
  const answer = await sendRaw(place.site.url, bytes)
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  const location = /^location: (?:https?:\/\/[^/]+)?(\/\S*)/im.exec(answer)?.[1]
  if (!follow || !location || !bytes.startsWith('GET ')) return statuses
  return [
    ...statuses,
    ...(await statusesOf(
      bytes.replace(/^GET \S+/, () => `GET ${location}`),
      false,
    )),
  ]
}

const isFailure = (statuses: number[]) => statuses.length === 0 || statuses.some((status) => status >= 500)

test(`no request is answered with 5xx, however made: ${REQUESTS} of seed ${SEED}`, async () => {
  const requests = hostileRequests(SEED, target)
  const counts = new Map<number, number>()
  const suspects: string[] = []
  let sent = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (sent < REQUESTS) {
        sent += 1
        const bytes = requests.next().value as string
        const statuses = await statusesOf(bytes)
        if (isFailure(statuses)) suspects.push(bytes)
        for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
      }
    }),
  )
  // A busy machine may make the database miss its limits. What a request does, it does each time.
  const failed: string[] = []
  for (const bytes of suspects) {
    const statuses = await statusesOf(bytes)
    if (isFailure(statuses)) failed.push(`${statuses.join()} ${JSON.stringify(bytes.slice(0, 600))}`)
  }
  expect(failed).toEqual([])
  // The requests reach more than the first guard.
  expect([...counts.keys()]).toEqual(expect.arrayContaining([200, 204, 307, 400, 401, 404, 405, 415]))
  const errors = place.site
    .output()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"/.test(line))
  const isMissedLimit = (line: string) => line.includes('"error":{"name":"AppError","code":"database-unavailable"')
  expect(errors.filter((line) => !isMissedLimit(line))).toEqual([])
  expect(errors.length).toBeLessThanOrEqual(suspects.length)
  const home = await fetch(place.site.url)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('</html>')])
})
