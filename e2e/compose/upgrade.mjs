// Tests the upgrade to a version with a migration, with two web processes, and the rollback.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { check, eventually, heading } from './checks.mjs'
import { must } from './engine.mjs'
import { listBackups } from './start.mjs'

const [CURRENT, NEXT] = ['v9998.0.0', 'v9999.0.0']
const MIGRATION = '20991231000000_test_compose'

/** Tags the current commit, and one with a migration, as versions that the clone does not have yet. */
async function release({ origin }) {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@localhost']
  const git = (...args) => must('git', [...author, ...args], { cwd: origin })
  await git('tag', CURRENT)
  const folder = path.join(origin, 'prisma', 'migrations', MIGRATION)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'migration.sql'), 'alter table services add column test_compose text;\n')
  await git('add', '.')
  await git('commit', '-q', '-m', 'test')
  await git('tag', NEXT)
}

/** Requests a page again and again. @returns a function that stops it and returns all statuses */
function visitRepeatedly({ send }) {
  const stopping = new AbortController()
  const statuses = new Set()
  const visiting = (async () => {
    while (!stopping.signal.aborted) {
      const response = await send('/hizmetler').catch(() => null)
      if (response) statuses.add(response.status)
      await wait(100)
    }
  })()
  return async () => {
    stopping.abort()
    await visiting
    return [...statuses]
  }
}

const webProcessCount = async (project) => (await project.containers('web')).length

export async function upgrade(project) {
  const { visitor, sql } = project
  heading('Upgrade and rollback')
  project.fillIn({ WEB_REPLICAS: '2' })
  await project.follow('start')
  check('two web processes run', await webProcessCount(project), 2)
  check('the site is ready with two web processes', await eventually(visitor.ready, 200), 200)
  await release(project)
  const [expected, backupsBefore] = [await visitor.counts(), (await listBackups(project)).length]

  const endVisit = visitRepeatedly(visitor)
  check(
    'the upgrade succeeds when all its commands are pasted at once',
    (await project.follow('upgrade', { version: NEXT })).code,
    0,
  )
  const columns = `select count(*) from information_schema.columns where column_name = 'test_compose'`
  check('the upgrade migrates the database', await eventually(() => sql(columns), '1'), '1')
  check('the site is ready after the upgrade', await eventually(visitor.ready, 200), 200)
  check('visitors get pages during the upgrade', await endVisit(), [200])
  check('two web processes run after the upgrade', await webProcessCount(project), 2)
  check('the upgrade keeps all rows', await visitor.counts(), expected)
  check(
    'the upgrade keeps private photos and orders',
    [await visitor.photoStatuses(), await visitor.trackingStatuses()],
    [[200], [200]],
  )
  check('the upgrade writes a backup first', (await listBackups(project)).length, backupsBefore + 1)

  check('the previous version starts on the newer schema', (await project.follow('back', { version: CURRENT })).code, 0)
  check('the previous version is ready', await eventually(visitor.ready, 200), 200)
  check('the rollback keeps all rows', await visitor.counts(), expected)
}
