import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { asSiteRole, createDatabase, dropDatabase, dropRole, testServer } from '../support/servers/database'
import { freePort, logOf, type Program, startProgram, until } from '../support/servers/processes'
import { imageFolder, dockerfileRunLines } from '../support/servers/production-folder'
import { chownTree, ordinaryUser } from '../support/servers/project-copy'

const image = await imageFolder()
const srv = mkdtempSync(path.join(tmpdir(), 'srv-'))
for (const name of ['data', 'uploads', 'secrets', 'site-secrets']) mkdirSync(path.join(srv, name))
if (ordinaryUser.ids) chownTree(srv, ordinaryUser.ids)
const newUrl = () => createDatabase(testServer(), `image_${randomBytes(6).toString('hex')}`)
const databaseUrl = await newUrl()

afterAll(async () => {
  await dropDatabase(databaseUrl)
  rmSync(srv, { recursive: true, force: true })
})

/** Runs a program of the image as an ordinary user, who does not own the image's files. */
function start(args: string[], env: Record<string, string> = {}): Program {
  return startProgram(process.execPath, ['deploy/run.mjs', ...args], { cwd: image.folder, env, ids: ordinaryUser.ids })
}

test('the Dockerfile’s RUN lines, except those that install Debian packages, run here and rebuild nothing', () => {
  expect(dockerfileRunLines()).toEqual(['node scripts/image.mjs packages', 'node scripts/image.mjs folder /image'])
  expect(image.output).toMatch(/^✓ Bağımlılıklar: değişmedi .*\n✓ Derleme: değişmedi .*\n✓ Üretim klasörü .*\n$/)
})

test('the image contains the programs, and no sources, development dependencies or secrets', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const has = (name: string) => existsSync(path.join(image.folder, 'node_modules', name))
  expect(Object.keys(dependencies!).filter((name) => !has(name))).toEqual([])
  expect(Object.keys(devDependencies!).filter(has)).toEqual([])
  expect(readdirSync(image.folder).toSorted()).toEqual([
    '.next',
    'deploy',
    'dist',
    'next.config.mjs',
    'node_modules',
    'package.json',
    'prisma',
  ])
  const programs = 'acme backup copies migrate paper-worker password-worker reset-password restore seed server'
  const builtPrograms = readdirSync(path.join(image.folder, 'dist')).filter((name) => name.endsWith('.js'))
  expect(builtPrograms.toSorted()).toEqual(programs.split(' ').map((name) => `${name}.js`))
  const files = readdirSync(image.folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.includes('node_modules/'),
  )
  expect(files.filter((name) => /\.tsx?$|\.map$|\.test\.|\.env|auth-secret|\.nft\.json$/.test(name))).toEqual([])
})

test('secrets are created once, and only their owner can read the authentication secret', async () => {
  const [folder, siteFolder] = [path.join(srv, 'secrets'), path.join(srv, 'site-secrets')]
  const args = ['secrets', folder, siteFolder]
  const readFolder = (dir: string) => readdirSync(dir).map((name) => [name, readFileSync(path.join(dir, name), 'utf8')])
  await Promise.all([start(args), start(args)].map((program) => program.ended))
  const secrets = readFolder(folder)
  expect(secrets.map(([name, secret]) => [name, secret!.length])).toEqual([
    ['auth-secret', 48],
    ['database-password', 48],
    ['site-database-password', 48],
  ])
  await start(args).ended
  expect(readFolder(folder)).toEqual(secrets)
  // The site's container gets only the secrets that it needs, without the owner's password.
  expect(readFolder(siteFolder)).toEqual(secrets.filter(([name]) => name !== 'database-password'))
  for (const dir of [folder, siteFolder]) expect(statSync(path.join(dir, 'auth-secret')).mode & 0o777).toBe(0o400)
})

const variables = async (): Promise<Record<string, string>> => ({
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
  SITE_URL: 'http://site.example',
  DATABASE_URL: databaseUrl,
  AUTH_SECRET_FILE: path.join(srv, 'secrets/auth-secret'),
  ADMIN_PASSWORD: 'gizli-bir-sey',
  DATA_DIR: path.join(srv, 'data'),
  UPLOADS_DIR: path.join(srv, 'uploads'),
})

test('web without the owner’s password is ready once another container has run the migrations', async () => {
  const ownerUrl = await newUrl()
  const siteUrl = asSiteRole(ownerUrl)
  onTestFinished(async () => {
    await dropDatabase(ownerUrl)
    await dropRole(ownerUrl, siteUrl)
  })
  // The password contains characters that have a meaning in URLs.
  const [address, passwordFile] = [new URL(siteUrl), path.join(srv, 'site-password')]
  writeFileSync(passwordFile, '%zz%41/#?@: ş')
  address.password = ''
  const { href } = address
  const passwordFileEnv = { DATABASE_URL: href, DATABASE_DIRECT_URL: href, DATABASE_PASSWORD_FILE: passwordFile }
  const webVariables = await variables()
  const web = start(['web', '--check-migrations'], { ...webVariables, ...passwordFileEnv })
  onTestFinished(() => web.kill())
  await until(() => web.output().includes('site open'), 'the site is open', 30_000)
  const isReady = async () => (await fetch(`http://127.0.0.1:${webVariables.PORT}/api/health/ready`)).ok
  expect(await isReady()).toBe(false)
  const migrateEnv = { ...passwordFileEnv, DATABASE_OWNER_URL: ownerUrl, DEMO_MODE: 'true' }
  const migration = start(['migrate', '--wait'], migrateEnv)
  expect([await migration.ended, logOf(migration).map(({ msg }) => msg)]).toEqual([0, ['migrate', 'migrate']])
  await until(isReady, 'the site is ready')
})
