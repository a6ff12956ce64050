// Tests a backup, its move to another machine, and the restore there.
import { statSync } from 'node:fs'
import path from 'node:path'
import { check, eventually, heading } from './checks.mjs'
import { listBackups } from './start.mjs'

async function backUp(project) {
  const existing = await listBackups(project)
  check('a backup is written', (await project.follow('backup')).code, 0)
  const [name, ...others] = (await listBackups(project)).filter((candidate) => !existing.includes(candidate))
  check('exactly one new backup exists', [typeof name, others.length], ['string', 0])
  const verify = `cd /srv/backups/${name} && sha256sum -c --quiet SHA256SUMS && echo ok`
  check('the checksums of the backup are correct', await project.inside('backup', 'sh', '-c', verify), 'ok')
  return name
}

/** Checks that a restored site has the rows, pictures, photos and orders from before. */
export async function checkRestored({ visitor }, expectedCounts, pictures) {
  check('exactly the expected rows are restored', await visitor.counts(), expectedCounts)
  check('every picture is restored', await visitor.statusesOf(pictures), [200])
  check('every private photo is restored', await visitor.photoStatuses(), [200])
  check('every customer can read their order again', await visitor.trackingStatuses(), [200])
}

/** Before the restore only the code, .env and the archive remain. */
async function moveAndRestore(project, name) {
  const { visitor } = project
  const [expected, pictures] = [await visitor.counts(), await visitor.pictures()]
  await visitor.postMessage()
  check('the backup is moved off the machine', (await project.follow('move-off', { backup: name })).code, 0)
  const archive = path.join(project.folder, `${name}.tar`)
  check('only its owner can read the archive', (statSync(archive).mode & 0o777).toString(8), '600')
  await project.compose('down', '--volumes')
  check('the backup is moved onto another machine', (await project.follow('move-on', { backup: name })).code, 0)
  const { code } = await project.follow('restore', { backup: name })
  check('the restore succeeds when all its commands are pasted at once', code, 0)
  check('the site is ready after the restore', await eventually(visitor.ready, 200), 200)
  await checkRestored(project, expected, pictures)
}

/** The documented restore checks the backup first. If that fails, nothing may be deleted. */
async function testDamagedBackup(project, name) {
  const damage = `cd /srv/backups && cp -r ${name} ${name}-x && echo x >> ${name}-x/database.dump`
  await project.inside('backup', 'sh', '-c', damage)
  const { code } = await project.follow('restore', { backup: `${name}-x` })
  check('a damaged backup aborts the restore', code === 0, false)
  check('the site keeps running after a refused restore', await project.visitor.status('/api/Services'), 200)
}

export async function backup(project) {
  heading('Backup, move, restore')
  const name = await backUp(project)
  await testDamagedBackup(project, name)
  await moveAndRestore(project, name)
}
