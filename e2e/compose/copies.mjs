// Tests off-site copies, and the restore of a machine that lost its data. A local folder replaces the off-site storage.
import { checkRestored } from './backup.mjs'
import { check, eventually, heading } from './checks.mjs'

/** Returns the contents of the copies that started after a time, in alphabetical order. */
const copiesSince = ({ sql }, time) =>
  sql(`select string_agg(content, ',' order by content) from copies_elsewhere where begun_at > '${time.toISOString()}'`)

async function start(project) {
  project.fillIn({ COPIES_TO: '/srv/copies/elsewhere', COPIES_PASSWORD: 'Parola #2 $HOME "ç"' })
  const since = new Date()
  check('the copies start', (await project.follow('copies')).code, 0)
  check(
    'rows, pictures and the database are copied',
    await eventually(() => copiesSince(project, since), 'base,files,rows'),
    'base,files,rows',
  )
}

async function loseAndRestore(project) {
  const { visitor } = project
  check('a message is accepted', await visitor.postMessage(), 201)
  const posted = new Date()
  const [expected, pictures] = [await visitor.counts(), await visitor.pictures()]
  check(
    'the message is copied within a minute',
    await eventually(() => copiesSince(project, posted), 'rows', 60_000),
    'rows',
  )
  await project.compose('--profile', 'copies', 'down')
  await project.removeVolumes('database', 'uploads', 'attachments')
  const startedAt = performance.now()
  check(
    'the restore succeeds when all its commands are pasted at once',
    (await project.follow('restore-elsewhere')).code,
    0,
  )
  check('the site is ready after the restore', await eventually(visitor.ready, 200), 200)
  console.log(`  ${Math.round((performance.now() - startedAt) / 1000)} s from the first command to the site`)
  await checkRestored(project, expected, pictures)
  const contents = await eventually(() => copiesSince(project, posted), 'base,files,rows')
  check('the copies continue, with a copy of the new database', contents, 'base,files,rows')
}

export async function copies(project) {
  heading('Off-site copies, a lost machine')
  await start(project)
  await loseAndRestore(project)
  await project.compose('--profile', 'copies', 'rm', '-sf', 'copies')
}
