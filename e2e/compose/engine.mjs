// What is asked of Docker before anything is tried, and how its programs are run.
import { spawn, spawnSync } from 'node:child_process'
import { versions } from './documented-steps.mjs'

const ask = (...args) => spawnSync('docker', args, { encoding: 'utf8' })

const WHAT = {
  Compose: () => ask('compose', 'version', '--short'),
  Engine: () => ask('version', '--format', '{{.Server.Version}}'),
}

/** @returns what keeps Docker from being used here, in a few words; null when nothing does */
export function missing() {
  for (const [name, question] of Object.entries(WHAT)) {
    const { status, error, stderr } = question()
    if (status !== 0) return `Docker ${name} yok (${error?.code ?? stderr.trim().split('\n').at(-1)})`
  }
  return null
}

/** @returns which part of Docker is older than docs/operations.md asks for; null when none is */
export function tooOld() {
  for (const [name, question] of Object.entries(WHAT)) {
    const found = question().stdout.trim()
    const [major, minor] = found.replace(/^v/, '').split('.').map(Number)
    const [wantedMajor, wantedMinor] = versions[name]
    if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
      return `Docker ${name}: bulunan ${found}; beklenen ${wantedMajor}.${wantedMinor} ya da üstü.`
    }
  }
  return null
}

const running = new Set()

/** Ends what is under way; what fails by that leads to the tidying up. */
export function endRunning() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a program to its end.
 * @returns {Promise<{ code: number | null, out: string, all: string }>} `all` holds both its outputs
 */
export function run(command, args, { cwd, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let [out, all] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text) => ((out += text), (all += text)))
    child.stderr.setEncoding('utf8').on('data', (text) => (all += text))
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code, out: out.trim(), all: all.trim() })
    })
  })
}

/** The same, for what must not fail. @returns what it said on standard output */
export async function must(command, args, options) {
  const { code, out, all } = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} (${code}):\n${all.split('\n').slice(-20).join('\n')}`)
  return out
}
