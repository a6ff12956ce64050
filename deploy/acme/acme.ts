import { execFile } from 'node:child_process'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EnvError, envForProgram, envOf } from '@/lib/platform/env'
import { dueAt, failureOf, inWords, pauseAfter, reasonAgainst } from './rules'

/**
 * `acme OWN FOLDER EDGE`: gets a certificate for the name of SITE_URL and renews it, until a signal stops it. Ends at once if the
 * site needs none, for example because the folder OWN has one. dehydrated keeps account, keys and certificates in FOLDER, and
 * writes there the challenges that the edge, at the address EDGE, serves to the CA. The edge uses FOLDER/live.pem, which has key and
 * chain in one file, so that both change at once.
 */

/** Maximum pause between two checks. */
const CHECK_MS = 3_600_000
/** curl has no time limit by default. */
const TIMEOUT_MS = 300_000

const [own, folder, edge] = process.argv.slice(2) as [string, string, string]
const live = path.join(folder, 'live.pem')
const challenges = path.join(folder, 'challenge')

/** dehydrated runs it as a shell script. KEYSIZE is for the account's key; the certificate's key is elliptic. */
const CONFIG = `CA=$ACME_DIRECTORY
CONTACT_EMAIL=$ACME_EMAIL
WELLKNOWN=$BASEDIR/challenge
KEY_ALGO=prime256v1
KEYSIZE=2048
`

/** Returns the newest certificate of a name with its key, or null. */
async function newestOf(name: string) {
  try {
    const files = ['privkey.pem', 'fullchain.pem'].map((file) => path.join(folder, 'certs', name, file))
    const [key, chain] = (await Promise.all(files.map((file) => readFile(file, 'utf8')))) as [string, string]
    const certificate = new X509Certificate(chain)
    if (!certificate.checkPrivateKey(createPrivateKey(key))) return null
    return { pem: key + chain, dueAt: dueAt(certificate), endsAt: new Date(certificate.validTo) }
  } catch {
    return null
  }
}

/** Writes the file that the edge uses, or removes it. */
async function publish(pem: string | undefined): Promise<void> {
  if (!pem) return rm(live, { force: true })
  if ((await readFile(live, 'utf8').catch(() => '')) === pem) return
  await writeFile(`${live}.new`, pem, { mode: 0o600, flush: true })
  await rename(`${live}.new`, live)
}

/** Waits until the edge can answer the CA, because a failed validation counts against the CA's rate limits. */
async function untilEdgeAnswers(): Promise<void> {
  await writeFile(path.join(challenges, 'ready'), '')
  const isReady = () =>
    fetch(`http://${edge}/.well-known/acme-challenge/ready`, { signal: AbortSignal.timeout(3000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await wait(1000)
}

/** @throws {Error} with dehydrated's `stderr` */
async function order(name: string): Promise<void> {
  const { ACME_DIRECTORY, ACME_EMAIL = '' } = envOf('ACME_DIRECTORY', 'ACME_EMAIL')
  const config = path.join(folder, 'config')
  await writeFile(config, CONFIG)
  const env = envForProgram({ ACME_DIRECTORY, ACME_EMAIL })
  const dehydrated = (...args: string[]) =>
    promisify(execFile)('dehydrated', [...args, '--no-lock', '--config', config], { env, timeout: TIMEOUT_MS })
  await dehydrated('--register', '--accept-terms')
  await dehydrated('--cron', '--force', '--domain', name)
}

/** Returns the certificate of a name. Requests a new one if there is none or a third of its validity or less remains. */
async function keep(name: string) {
  const newest = await newestOf(name)
  await publish(newest?.pem)
  if (newest && newest.dueAt > Date.now()) return newest
  await untilEdgeAnswers()
  await order(name)
  const next = await newestOf(name)
  // If the clock is wrong, it would request one certificate after another.
  if (!next || next.dueAt < Date.now()) throw new Error('alınan sertifika geçerli değil; sunucunun saatine bakın')
  await publish(next.pem)
  console.log(`${name} için sertifika alındı; ${next.endsAt.toISOString().slice(0, 10)} gününe kadar geçerli.`)
  return next
}

try {
  const { SITE_URL, TRUSTED_PROXIES } = envOf('SITE_URL', 'TRUSTED_PROXIES', 'ACME_DIRECTORY', 'ACME_EMAIL')
  const site = SITE_URL ? new URL(SITE_URL) : null
  const hasOwn = () => ['fullchain.pem', 'privkey.pem'].every((file) => existsSync(path.join(own, file)))
  const against = () => reasonAgainst(site, TRUSTED_PROXIES.length > 0, hasOwn())
  await mkdir(challenges, { recursive: true })
  let failures = 0
  while (!against()) {
    const name = site!.hostname
    let pause: number
    try {
      pause = Math.min((await keep(name)).dueAt - Date.now(), CHECK_MS)
      failures = 0
    } catch (error) {
      failures += 1
      const failure = failureOf((error as { stderr?: string }).stderr || String(error))
      pause = pauseAfter(failures, failure)
      console.error(`${name} için sertifika alınamadı: ${failure.text}; ${inWords(pause)} sonra yeniden denenecek.`)
    }
    await wait(pause)
  }
  await publish(undefined)
  console.log(`Sertifika alınmıyor: ${against()}.`)
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error)
  process.exitCode = 1
}
