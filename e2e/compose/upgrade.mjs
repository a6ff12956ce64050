// The upgrade to a version with a migration, with two web processes, and the way back.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { check, eventually, heading } from './checks.mjs'
import { must } from './engine.mjs'
import { sets } from './start.mjs'

const [PRESENT, NEXT] = ['v9998.0.0', 'v9999.0.0']
const MIGRATION = '20991231000000_test_compose'

/** The present commit and one with a migration, as versions that the clone does not have yet. */
async function release({ origin }) {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@localhost']
  const git = (...args) => must('git', [...author, ...args], { cwd: origin })
  await git('tag', PRESENT)
  const folder = path.join(origin, 'prisma', 'migrations', MIGRATION)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'migration.sql'), 'alter table services add column test_compose text;\n')
  await git('add', '.')
  await git('commit', '-q', '-m', 'test')
  await git('tag', NEXT)
}

/** As long as the edge itself may take to be replaced, where its image is a new one. */
const NOTHING_FOR_MS = 15_000

/** Visits a page without pause. @returns what ends it and tells all statuses and the longest time between two answers */
function visit({ send }) {
  const stopping = new AbortController()
  const statuses = new Set()
  let [last, longest] = [performance.now(), 0]
  const visiting = (async () => {
    while (!stopping.signal.aborted) {
      const answer = await send('/hizmetler').catch(() => null)
      if (answer) {
        statuses.add(answer.status)
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      }
      await wait(100)
    }
  })()
  return async () => {
    stopping.abort()
    await visiting
    return { statuses: [...statuses], longest }
  }
}

async function webs(project) {
  return (await project.containers('web')).length
}

export async function upgrade(project) {
  const { visitor, inside } = project
  heading('Upgrade and back')
  project.fillIn({ WEB_REPLICAS: '2' })
  await project.follow('start')
  check('two web processes share the work', await webs(project), 2)
  check('and are ready', await eventually(visitor.ready, 200), 200)
  await release(project)
  const [wanted, before] = [await visitor.counts(), (await sets(project)).length]

  const endVisit = visit(visitor)
  check('the upgrade succeeds, pasted as one', (await project.follow('upgrade', { version: NEXT })).code, 0)
  const columns = `select count(*) from information_schema.columns where column_name = 'test_compose'`
  const migrated = () => inside('db', 'psql', '-U', 'site', '-d', 'site', '-At', '-c', columns)
  check('it migrates', await eventually(migrated, '1'), '1')
  check('the site is ready after it', await eventually(visitor.ready, 200), 200)
  const { statuses, longest } = await endVisit()
  check('visitors see pages all the while', statuses, [200])
  check('and wait for seconds at most, where the edge is replaced too', longest < NOTHING_FOR_MS, true)
  check('it keeps two web processes', await webs(project), 2)
  check('nothing is lost', await visitor.counts(), wanted)
  check('a backup was written before', (await sets(project)).length, before + 1)

  check('the version before starts on the newer schema', (await project.follow('back', { version: PRESENT })).code, 0)
  check('it is ready', await eventually(visitor.ready, 200), 200)
  check('still nothing is lost', await visitor.counts(), wanted)
}
