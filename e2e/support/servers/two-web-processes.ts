import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CREDENTIALS } from '../calls/accounts'
import { startEdge } from './edge'
import { type HttpResponse, formOf, CONTACT_FORM, sendJson, untilReady, visit } from '../calls/http'
import { newPicture } from '../images'
import { startOwnPostgres } from './postgres'
import { freePort, type Program, startProgram, until } from './processes'
import { imageFolder } from './production-folder'
import { chownTree, ordinaryUser } from './project-copy'

/**
 * Starts two web processes of the image behind an edge, on one database, with the variables of
 * `docker compose up --scale web=2`, and adds a service with a picture. With `durable` a killed database loses no commit.
 */
export async function startTwoWebProcesses({ durable = false } = {}) {
  const image = await imageFolder()
  const srv = mkdtempSync(path.join(tmpdir(), 'srv-'))
  for (const name of ['data', 'uploads', 'secrets']) mkdirSync(path.join(srv, name))
  const postgres = await startOwnPostgres({ durable })
  writeFileSync(path.join(srv, 'password'), decodeURIComponent(new URL(postgres.url).password))
  if (ordinaryUser.ids) chownTree(srv, ordinaryUser.ids)
  const port = await freePort()
  const hosts = ['127.0.0.2', '127.0.0.3']
  const webs = new Map<string, Program>()

  /** Runs a program of the image as an ordinary user, who does not own the image's files. */
  const start = (args: string[], env: Record<string, string> = {}) =>
    startProgram(process.execPath, ['deploy/run.mjs', ...args], { cwd: image.folder, env, ids: ordinaryUser.ids })

  function startWeb(host: string): void {
    const database = new URL(postgres.url)
    database.password = ''
    const env = {
      HOST: host,
      PORT: String(port),
      SITE_URL: 'http://site.example',
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: database.href,
      DATABASE_PASSWORD_FILE: path.join(srv, 'password'),
      AUTH_SECRET_FILE: path.join(srv, 'secrets/auth-secret'),
      DATA_DIR: path.join(srv, 'data'),
      UPLOADS_DIR: path.join(srv, 'uploads'),
    }
    webs.set(host, start(['web'], env))
  }
  const stopWebs = () => Promise.all(Array.from(webs.values(), (web) => web.stop()))
  const originOf = (host: string) => `http://${host}:${port}`
  const untilBothReady = () => Promise.all(hosts.map((host) => untilReady({ url: originOf(host) })))

  await start(['secrets', path.join(srv, 'secrets')]).ended
  for (const host of hosts) startWeb(host)
  const edge = await startEdge({ addresses: hosts, port, uploads: path.join(srv, 'uploads') })
  await untilBothReady()
  const signInResponse = await sendJson('POST', `${edge.url}/api/Auth/login`, CREDENTIALS)
  const authorization = `Bearer ${(JSON.parse(signInResponse.text) as { token: string }).token}`
  const cookie = signInResponse.headers.get('set-cookie')!.split(';')[0]!
  const createResponse = await sendJson('POST', `${edge.url}/api/Services`, { title: 'Taze Hizmet' }, { authorization })
  const { id, slug } = JSON.parse(createResponse.text) as { id: string; slug: string }
  const uploadResponse = await visit(`${edge.url}/api/Services/${id}/upload-image`, {
    method: 'POST',
    headers: { authorization },
    body: formOf({ file: await newPicture('resim.png', { width: 400, height: 300 }) }),
  })
  const pictureUrl = (JSON.parse(uploadResponse.text) as { imageUrl: string }).imageUrl

  const describeService = (description: string, origin = edge.url) =>
    sendJson('PUT', `${origin}/api/Services/${id}`, { title: 'Taze Hizmet', description }, { authorization })
  const shows =
    (text: string, origin = edge.url) =>
    async () =>
      (await visit(`${origin}/hizmetler/${slug}`)).text.includes(text)

  return {
    postgres,
    edge,
    webs,
    hosts,
    origins: hosts.map(originOf),
    startWeb,
    stopWebs,
    untilBothReady,
    /** Makes each process render the service's page once, because the first render loads most of the code. */
    loadService: () =>
      Promise.all([...webs.keys()].map((host) => visit(`${originOf(host)}/hizmetler/${slug}`).catch(() => {}))),
    authorization,
    cookie,
    pictureUrl,
    serviceId: id,
    servicePath: `/hizmetler/${slug}`,
    pages: ['/', '/hizmetler', `/hizmetler/${slug}`, '/kurumsal', '/sitemap.xml'],
    visit: (address: string, init?: RequestInit) => visit(edge.url + address, init),
    describeService,
    shows,
    /** Waits until the service's page shows a text through the edge. e2e/soak/changes-in-two-processes measures the time. */
    untilShown: (text: string) => until(shows(text), `the page shows ${text}`, 5000),
    sendDatabaseCalls: (): Promise<HttpResponse>[] => [
      sendJson('POST', `${edge.url}/api/ContactMessages`, CONTACT_FORM),
      sendJson('POST', `${edge.url}/api/Auth/login`, CREDENTIALS),
      describeService('olmaz'),
      visit(`${edge.url}/api/Services`),
      visit(`${edge.url}/api/Dashboard/stats`, { headers: { authorization } }),
    ],
    stop: async () => {
      await edge.stop()
      await stopWebs()
      await postgres.stop()
      rmSync(srv, { recursive: true, force: true })
    },
  }
}
