// The first start, one that fails at first, and what then runs.
import { stripVTControlCharacters } from 'node:util'
import { check, eventually, heading } from './checks.mjs'
import { ACCOUNT } from './visitor.mjs'

export const SERVICES = ['backup', 'db', 'edge', 'web']

/** Names of the whole sets in the volume of backups, oldest first. */
export async function sets({ inside }) {
  return (await inside('backup', 'ls', '/srv/backups')).split('\n').filter((name) => /^\d{4}-/.test(name))
}

async function firstStart(project) {
  await project.follow('configure')
  project.fillIn({ ADMIN_PASSWORD: 'kısa' })
  const { code } = await project.follow('start')
  check('the first start does not wait for a site that cannot start', code, 0)
  check('backups are not left behind by it', await project.inspect('backup', '{{.State.Status}}'), 'running')
  const isTold = async () => (await linesOf(project)).some((line) => line.includes('ADMIN_PASSWORD'))
  check('the log of web tells why', await eventually(isTold, true), true)
  check(
    'in lines of JSON',
    (await linesOf(project)).filter((line) => !isLine(line)),
    [],
  )
  project.fillIn({ ADMIN_PASSWORD: ACCOUNT.password })
  check('the start with the right variables succeeds', (await project.follow('start')).code, 0)
  check('the site is ready through the edge', await eventually(project.visitor.ready, 200), 200)
  check('a password with #, $ and blanks in single quotes signs in', typeof (await project.visitor.signIn()), 'string')
  const written = async () => (await sets(project)).length
  check('the first backup is written without being asked for', await eventually(written, 1), 1)
}

async function content({ follow, visitor }) {
  check('the example content is planted', (await follow('seed')).code, 0)
  const statuses = await Promise.all((await visitor.pictures()).map((picture) => visitor.status(picture)))
  check('it shows services with pictures', [...new Set(statuses)], [200])
  check('a work order is accepted', await visitor.post(), 201)
}

async function seal(project) {
  const open = []
  for (const service of SERVICES) {
    if ((await project.inspect(service, '{{len .HostConfig.PortBindings}}')) !== '0') open.push(service)
  }
  check('nothing but the edge can be reached from outside', open, ['edge'])
  const nameless = []
  for (const service of [...SERVICES, 'secrets']) {
    const volumes = '{{range .Mounts}}{{if eq .Type "volume"}}{{.Name}} {{end}}{{end}}'
    const mounted = await project.inspect(service, volumes)
    nameless.push(...mounted.split(' ').filter((name) => name && !name.startsWith(`${project.name}_`)))
  }
  check('no service has a volume without a name', nameless, [])
  const touch = 'touch /var/lib/postgresql/x 2> /dev/null && echo yes || echo no'
  check('backup writes nowhere but into its volumes', await project.inside('backup', 'sh', '-c', touch), 'no')
}

const isLine = (line) => {
  try {
    const { level, time, msg } = JSON.parse(line)
    return [level, time, msg].every((value) => typeof value === 'string')
  } catch {
    return false
  }
}

/** Some versions of Compose write control characters of their own before each line. */
async function linesOf({ compose }) {
  const text = stripVTControlCharacters(await compose('logs', '--no-color', '--no-log-prefix', 'web'))
  return text.split('\n').filter(Boolean)
}

async function logs(project) {
  const lines = await linesOf(project)
  check(
    'the log of web tells of the migrations',
    lines.some((line) => line.includes('Uygulanan göçler')),
    true,
  )
  check(
    'every line of the log of web is JSON',
    lines.filter((line) => !isLine(line)),
    [],
  )
  check(
    'no e-mail address stands in the log of web',
    lines.filter((line) => line.includes('@')),
    [],
  )
}

export async function start(project) {
  heading('First start')
  await firstStart(project)
  await content(project)
  await seal(project)
  await logs(project)
}
