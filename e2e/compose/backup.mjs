// Tests a backup, its move to another machine, and the restore there.
import { statSync } from 'node:fs'
import path from 'node:path'
import { check, eventually, heading } from './checks.mjs'
import { listBackups } from './start.mjs'

async function checkBackup(project, name) {
  const { inside } = project
  const within = (command) => inside('backup', 'sh', '-c', `cd /srv/backups/${name} && ${command}`)
  check('the checksums of the backup are correct', await within('sha256sum -c --quiet SHA256SUMS && echo ok'), 'ok')
}

async function backUp(project) {
  const existing = await listBackups(project)
  check('a backup is written', (await project.follow('backup')).code, 0)
  const [name, ...others] = (await listBackups(project)).filter((candidate) => !existing.includes(candidate))
  check('exactly one new backup exists', [typeof name, others.length], ['string', 0])
  await checkBackup(project, name)
  return name
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
  check('exactly the rows of the backup are restored', await visitor.counts(), expected)
  const statuses = await Promise.all(pictures.map((picture) => visitor.status(picture)))
  check('every picture of the backup is restored', [...new Set(statuses)], [200])
  check('every private photo of the backup is restored', await visitor.photoStatuses(), [200])
  check('every customer can read their order again', await visitor.trackingStatuses(), [200])
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
