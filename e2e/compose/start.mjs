// Tests the first start, initially with a wrong variable, and the running services.
import { stripVTControlCharacters } from 'node:util'
import { check, eventually, heading } from './checks.mjs'
import { ACCOUNT } from './visitor.mjs'

export const SERVICES = ['backup', 'db', 'edge', 'web']

/** Returns the names of the complete backups in their volume, oldest first. */
export async function listBackups({ inside }) {
  return (await inside('backup', 'ls', '/srv/backups')).split('\n').filter((name) => /^\d{4}-/.test(name))
}

async function testFirstStart(project) {
  await project.follow('configure')
  project.fillIn({ ADMIN_PASSWORD: 'kısa' })
  const { code } = await project.follow('start')
  check('the first start does not wait for a site that fails to start', code, 0)
  check('backups run although the site does not', await project.inspect('backup', '{{.State.Status}}'), 'running')
  const isLogged = async () => (await linesOf(project, 'migrate')).some((line) => line.includes('ADMIN_PASSWORD'))
  check('the log of the migrations names the wrong variable', await eventually(isLogged, true), true)
  project.fillIn({ ADMIN_PASSWORD: ACCOUNT.password })
  check('the start with the right variables succeeds', (await project.follow('start')).code, 0)
  check('the site is ready through the edge', await eventually(project.visitor.ready, 200), 200)
  check(
    'a password with #, $ and spaces in single quotes works at sign-in',
    typeof (await project.visitor.signIn()),
    'string',
  )
  const count = async () => (await listBackups(project)).length
  check('the first backup is written automatically', await eventually(count, 1), 1)
}

async function testContent({ follow, visitor }) {
  check('the example content is loaded', (await follow('seed')).code, 0)
  const statuses = await visitor.statusesOf(await visitor.pictures())
  check('the site serves the pictures of its services', statuses, [200])
  check('a message is accepted', await visitor.postMessage(), 201)
}

async function testIsolation(project) {
  // Web may reach the Internet to send emails, the edge to answer clients.
  for (const service of ['backup', 'db']) {
    const routes = await project.inside(service, 'awk', '$2 == "00000000"', '/proc/net/route')
    check(`${service} cannot reach the Internet`, routes, '')
  }
  const touch = 'touch /var/lib/postgresql/x 2> /dev/null && echo yes || echo no'
  check('backup can write into its volumes only', await project.inside('backup', 'sh', '-c', touch), 'no')
}

/** The site's process must not get access to the role that can change tables. */
async function testRoles(project) {
  const { inside, sql } = project
  check('web cannot read the owner’s password', (await inside('web', 'ls', '/srv/secrets')).split('\n'), [
    'auth-secret',
    'site-database-password',
  ])
  const users = `select string_agg(distinct usename, ',') from pg_stat_activity
    where datname = 'site' and backend_type = 'client backend' and application_name = '' and pid <> pg_backend_pid()`
  check('web is connected as its own role', await eventually(() => sql(users), 'site_app'), 'site_app')
  check('the password of the site’s role is changed', (await project.follow('site-password')).code, 0)
  check('the site is ready with the new password', await eventually(project.visitor.ready, 200), 200)
}

const isLogLine = (line) => {
  try {
    const { level, time, msg } = JSON.parse(line)
    return [level, time, msg].every((value) => typeof value === 'string')
  } catch {
    return false
  }
}

/** Returns the lines of a service's log, without the control characters that some versions of Compose add. */
export async function linesOf({ compose }, service = 'web') {
  const text = stripVTControlCharacters(await compose('logs', '--no-color', '--no-log-prefix', service))
  return text.split('\n').filter(Boolean)
}

async function testLogs(project) {
  const lines = [...(await linesOf(project)), ...(await linesOf(project, 'migrate'))]
  const badLines = lines.filter((line) => !isLogLine(line) || line.includes('@'))
  check('every line of the logs of web and migrate is JSON without an email address', badLines, [])
}

export async function start(project) {
  heading('First start')
  await testFirstStart(project)
  await testContent(project)
  await testIsolation(project)
  await testLogs(project)
  await testRoles(project)
}
