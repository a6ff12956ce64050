// A clone of this project's current commit, with a project name, ports and a folder of its own.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { must, run } from './engine.mjs'
import { stepsOf } from './documented-steps.mjs'
import { ACCOUNT, HOST, visitorOf } from './visitor.mjs'

const { commandsOf } = stepsOf('compose')
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Clones the project and returns what an operator can do with it. `remove` deletes all of it. */
export async function openProject() {
  const parent = mkdtempSync(path.join(tmpdir(), 'test-compose-'))
  const [origin, folder] = [path.join(parent, 'origin'), path.join(parent, 'site')]
  await must('git', ['clone', '-q', root, origin])
  await must('git', ['clone', '-q', origin, folder])
  const name = `compose-test-${path.basename(parent).slice('test-compose-'.length).toLowerCase()}`
  const [http, https] = await Promise.all([freePort(), freePort()])
  const ports = { http, https }
  // Variables of the shell would override those of .env.
  const { PATH, HOME, DOCKER_HOST, DOCKER_CONTEXT, DOCKER_CONFIG } = process.env
  const env = { PATH, HOME, COMPOSE_PROJECT_NAME: name, COMPOSE_PROGRESS: 'plain' }
  for (const [key, value] of Object.entries({ DOCKER_HOST, DOCKER_CONTEXT, DOCKER_CONFIG })) if (value) env[key] = value
  const settings = {
    SITE_URL: `http://${HOST}`,
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
    HTTP_PORT: `127.0.0.1:${ports.http}`,
    HTTPS_PORT: `127.0.0.1:${ports.https}`,
  }

  const inFolder = { cwd: folder, env }
  const compose = (...args) => must('docker', ['compose', ...args], inFolder)
  return {
    name,
    folder,
    origin,
    visitor: visitorOf(ports),
    compose,
    docker: (...args) => run('docker', args, inFolder),
    git: (...args) => must('git', args, inFolder),
    /** Writes values into .env, as docs/operations.md says: between single quotes. */
    fillIn(values) {
      Object.assign(settings, values)
      const file = path.join(folder, '.env')
      const isOther = (line) => !(line.split('=')[0] in settings)
      const keptLines = readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line && isOther(line))
      const lines = Object.entries(settings).map(([key, value]) => `${key}='${value}'`)
      writeFileSync(file, [...keptLines, ...lines, ''].join('\n'))
    },
    /** Runs a block of docs/operations.md. @returns its exit code and output */
    async follow(block, values = {}) {
      const commands = commandsOf(block, { volumes: `${name}_`, ...values })
      console.log(commands.trimEnd().replaceAll(/^/gm, '  $ '))
      const { code, all } = await run('sh', ['-c', commands], inFolder)
      if (code !== 0) console.log(all.split('\n').slice(-30).join('\n').replaceAll(/^/gm, '    '))
      return { code, all }
    },
    /** Runs a command in a service's container. */
    inside: (service, ...args) => compose('exec', '-T', service, ...args),
    /** Runs a query in the database. @returns the rows, their columns separated by '|' */
    sql: (query) => compose('exec', '-T', 'db', 'psql', '-U', 'site', '-d', 'site', '-At', '-c', query),
    /** Asks Docker about a service's first container. */
    inspect: (service, format) => must('docker', ['inspect', '-f', format, `${name}-${service}-1`], inFolder),
    containers: async (service) => (await compose('ps', '-a', '-q', service)).split('\n').filter(Boolean),
    removeVolumes: (...names) =>
      must('docker', ['volume', 'rm', ...names.map((volume) => `${name}_${volume}`)], inFolder),
    async remove() {
      const everything = ['--volumes', '--remove-orphans', '--rmi', 'local', '--timeout', '5']
      await run('docker', ['compose', '--profile', '*', 'down', ...everything], inFolder)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
