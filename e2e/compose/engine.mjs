// Checks that Docker is usable, and runs programs.
import { spawn, spawnSync } from 'node:child_process'

const QUESTIONS = { Compose: ['compose', 'version', '--short'], Engine: ['version', '--format', '{{.Server.Version}}'] }

/** Returns the reason why Docker cannot be used here, or null. */
export function whyDockerIsUnusable() {
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const { status, error, stderr } = spawnSync('docker', question, { encoding: 'utf8' })
    if (status !== 0) return `Docker ${name} is missing (${error?.message ?? stderr.trim().split('\n').at(-1)})`
  }
  return null
}

const running = new Set()

/** Ends the running programs. Their failure starts the cleanup. */
export function stopRunningPrograms() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<{ code: number | null, out: string, all: string }>} `all` is standard output and standard error
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

/** Runs a program that must succeed. @returns its standard output */
export async function must(command, args, options) {
  const { code, out, all } = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} (${code}):\n${all.split('\n').slice(-20).join('\n')}`)
  return out
}
