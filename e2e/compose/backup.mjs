// Tests a backup, its move to another machine, and the restore there.
import { statSync } from 'node:fs'
import path from 'node:path'
import { check, eventually, heading } from './checks.mjs'
import { sets } from './start.mjs'

async function checkSet(project, set) {
  const { inside } = project
  const within = (command) => inside('backup', 'sh', '-c', `cd /srv/backups/${set} && ${command}`)
  check('its checksums are correct', await within('sha256sum -c --quiet SHA256SUMS && echo ok'), 'ok')
}

async function backUp(project) {
  const before = await sets(project)
  check('a backup is written', (await project.follow('backup')).code, 0)
  const [set, ...others] = (await sets(project)).filter((name) => !before.includes(name))
  check('it is one new set', [typeof set, others.length], ['string', 0])
  await checkSet(project, set)
  return set
}

/** Before the restore only the code, .env and the archive remain. */
async function moveAndRestore(project, set) {
  const { visitor } = project
  const [expected, pictures] = [await visitor.counts(), await visitor.pictures()]
  await visitor.post()
  check('the set is moved off the machine', (await project.follow('move-off', { set })).code, 0)
  const archive = path.join(project.folder, `${set}.tar`)
  check('only its owner can read the archive', (statSync(archive).mode & 0o777).toString(8), '600')
  await project.compose('down', '--volumes')
  check('the set is moved onto another machine', (await project.follow('move-on', { set })).code, 0)
  const { code } = await project.follow('restore', { set })
  check('the restore succeeds when all its commands are pasted at once', code, 0)
  check('the site is ready after it', await eventually(visitor.ready, 200), 200)
  check('exactly the rows of the set are restored', await visitor.counts(), expected)
  const statuses = await Promise.all(pictures.map((picture) => visitor.status(picture)))
  check('every picture of the set is restored', [...new Set(statuses)], [200])
  check('every private photo of the set is restored', await visitor.photos(), [200])
  check('every customer can read their order again', await visitor.orders(), [200])
}

/** The documented restore checks the set first. If that fails, nothing may be deleted. */
async function damaged(project, set) {
  const spoil = `cd /srv/backups && cp -r ${set} ${set}-x && echo x >> ${set}-x/database.dump`
  await project.inside('backup', 'sh', '-c', spoil)
  const { code } = await project.follow('restore', { set: `${set}-x` })
  check('a damaged set aborts the restore', code === 0, false)
  check('the site keeps running after a refused restore', await project.visitor.status('/api/Services'), 200)
}

export async function backup(project) {
  heading('Backup, move, restore')
  const set = await backUp(project)
  await damaged(project, set)
  await moveAndRestore(project, set)
}
