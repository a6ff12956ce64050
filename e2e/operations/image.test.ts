import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageFolder, runLines } from '../support/production-folder'
import { freePort } from '../support/running-site'
import { type Started, startProgram, until } from '../support/started'
import { createDatabase, dropDatabase } from '../support/template-database'
import { giveAway, ordinary } from './workshop'

const ADMIN = { email: 'nihal@firma.example', password: 'gizli-bir-sey' }

let image: Awaited<ReturnType<typeof imageFolder>>
let srv: string
let databaseUrl: string
let port: number
let webs: Started[] = []

/** Runs a program of the image as the image's user does, who owns nothing of it. */
function start(words: string[], env: Record<string, string> = {}): Started {
  return startProgram(process.execPath, ['deploy/run.mjs', ...words], { cwd: image.folder, env, ids: ordinary.ids })
}

/** The variables of docker-compose.yml; the password of the tests' PostgreSQL is handed over as the generated one is. */
function variables(): Record<string, string> {
  const address = new URL(databaseUrl)
  writeFileSync(path.join(srv, 'password'), decodeURIComponent(address.password))
  address.password = ''
  return {
    HOST: '127.0.0.1', SITE_URL: `http://127.0.0.1:${port}`, DATA_DIR: path.join(srv, 'data'), UPLOADS_DIR: path.join(srv, 'uploads'),
    DATABASE_URL: address.href, DATABASE_PASSWORD_FILE: path.join(srv, 'password'), AUTH_SECRET_FILE: path.join(srv, 'secrets/auth-secret'),
    ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password,
  }
}

beforeAll(async () => {
  const server = process.env.DATABASE_URL
  if (!server) throw new Error('DATABASE_URL: bulunan tanımlı değil; beklenen içinde veritabanı açılabilen bir PostgreSQL.')
  image = await imageFolder()
  srv = mkdtempSync(path.join(tmpdir(), 'srv-'))
  for (const name of ['data', 'uploads', 'secrets']) mkdirSync(path.join(srv, name))
  if (ordinary.ids) giveAway(srv, ordinary.ids)
  databaseUrl = await createDatabase(server, `image_${randomBytes(6).toString('hex')}`)
  port = await freePort()
})

afterAll(async () => {
  await Promise.all(webs.map((web) => web.stop()))
  if (databaseUrl) await dropDatabase(databaseUrl)
  if (srv) rmSync(srv, { recursive: true, force: true })
})

test('the Dockerfile runs nothing that did not run here, and here nothing had to be built a second time', () => {
  expect(runLines()).toEqual(['node scripts/image.mjs packages', 'node scripts/image.mjs folder /image'])
  expect(image.said).toMatch(/^✓ Bağımlılıklar: değişmedi .*\n✓ Derleme: değişmedi .*\n✓ Üretim klasörü .*\n$/)
})

test('the image holds what runs, and neither sources nor what only develops, nor anything secret', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  const has = (name: string) => existsSync(path.join(image.folder, 'node_modules', name))
  expect(Object.keys(dependencies!).filter((name) => !has(name))).toEqual([])
  expect(Object.keys(devDependencies!).filter(has)).toEqual([])
  expect(readdirSync(image.folder).toSorted()).toEqual(
    ['.next', 'deploy', 'dist', 'next.config.mjs', 'node_modules', 'package.json', 'prisma'],
  )
  const programs = ['backup.js', 'migrate.js', 'reset-password.js', 'restore.js', 'seed.js', 'server.js']
  expect(readdirSync(path.join(image.folder, 'dist')).filter((name) => name.endsWith('.js')).toSorted()).toEqual(programs)
  const own = readdirSync(image.folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.includes('node_modules/'))
  expect(own.filter((name) => /\.tsx?$|\.map$|\.test\.|\.env|auth-secret|\.nft\.json$/.test(name))).toEqual([])
})

test('secrets are made once, and only their owner reads the key of the tokens', async () => {
  const folder = path.join(srv, 'secrets')
  const read = () => ['auth-secret', 'database-password'].map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const both = [start(['secrets', folder]), start(['secrets', folder])]
  await Promise.all(both.map((program) => program.ended))
  const made = read()
  expect(made.map((secret) => secret.length)).toEqual([48, 48])
  await start(['secrets', folder]).ended
  expect(read()).toEqual(made)
  expect(readdirSync(folder).toSorted()).toEqual(['auth-secret', 'database-password'])
  expect(statSync(path.join(folder, 'auth-secret')).mode & 0o777).toBe(0o400)
})

test('what is missing is said in one line and nothing is served', async () => {
  const { ADMIN_EMAIL: _, ...rest } = variables()
  const web = start(['web'], { ...rest, PORT: String(port) })
  await web.ended
  expect(web.said()).toBe('ADMIN_EMAIL: bulunan tanımlı değil; beklenen ilk yöneticinin e-posta adresi.\n')
  expect(await web.stop()).toBe(1)
  const unknown = start(['nothing-such'])
  await unknown.ended
  expect(unknown.said()).toMatch(/^Bilinmeyen program: nothing-such; .*\n$/)
})

test('two that start together on an empty database migrate once, and serve: pages, sign-in, a picture', async () => {
  const ports = [port, await freePort()]
  webs = ports.map((own) => start(['web'], { ...variables(), PORT: String(own) }))
  const [url, other] = ports.map((own) => `http://127.0.0.1:${own}`)
  const isReady = async (origin: string) => (await fetch(`${origin}/api/health/ready`)).status === 200
  await until(async () => (await isReady(url!)) && (await isReady(other!)), 60_000, webs.map((web) => web.said()).join('\n'))
  const applied = webs.map((web) => /Uygulanan göçler|Şema güncel/.exec(web.said())?.[0] ?? '').toSorted()
  expect(applied).toEqual(['Uygulanan göçler', 'Şema güncel'])
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select email from administrators')
  await client.end()
  expect(rows).toEqual([{ email: ADMIN.email }])

  const home = await fetch(url!)
  expect([home.status, /<h1[^>]*>[^<]/.test(await home.text())]).toEqual([200, true])
  const post = (address: string, body: unknown, headers = {}) =>
    fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
  const login = await post(`${url}/api/Auth/login`, ADMIN)
  expect(login.status).toBe(200)
  const { token } = (await login.json()) as { token: string }
  const authorization = `Bearer ${token}`
  const created = await post(`${url}/api/Services`, { title: 'Görüntülü' }, { authorization })
  const { id } = (await created.json()) as { id: string }
  const form = new FormData()
  const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } }).png().toBuffer()
  form.set('file', new File([new Uint8Array(png)], 'resim.png', { type: 'image/png' }))
  const uploaded = await fetch(`${url}/api/Services/${id}/upload-image`, { method: 'POST', headers: { authorization }, body: form })
  expect(uploaded.status).toBe(201)
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string }
  const picture = await fetch(`${other}${imageUrl}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])

  expect(await Promise.all(webs.map((web) => web.stop()))).toEqual([0, 0])
})
