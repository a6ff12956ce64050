// A backup, its way to another machine, and the restore there.
import { statSync } from 'node:fs'
import path from 'node:path'
import { check, eventually, heading } from './checks.mjs'
import { sets } from './start.mjs'

async function look(project, set) {
  const { inside } = project
  const within = (command) => inside('backup', 'sh', '-c', `cd /srv/backups/${set} && ${command}`)
  check('its sums hold', await within('sha256sum -c --quiet SHA256SUMS && echo whole'), 'whole')
  check('nobody but its owner may read anything of it', await within(`find . -perm /077`), '')
}

async function backUp(project) {
  const before = await sets(project)
  check('a backup is written', (await project.follow('backup')).code, 0)
  const [set, ...others] = (await sets(project)).filter((name) => !before.includes(name))
  check('as one new set', [typeof set, others.length], ['string', 0])
  await look(project, set)
  return set
}

/** With nothing left but the code, .env and the archive. */
async function moveAndRestore(project, set) {
  const { visitor } = project
  const [wanted, pictures] = [await visitor.counts(), await visitor.pictures()]
  await visitor.post()
  check('the set is taken off the machine', (await project.follow('move-off', { set })).code, 0)
  const archive = path.join(project.folder, `${set}.tar`)
  check('as an archive that only its owner reads', (statSync(archive).mode & 0o777).toString(8), '600')
  check('which git does not see', await project.git('status', '--porcelain'), '')
  await project.compose('down', '--volumes')
  check('and laid onto another', (await project.follow('move-on', { set })).code, 0)
  const { code } = await project.follow('restore', { set })
  check('the restore succeeds, pasted as one', code, 0)
  check('the site is ready after it', await eventually(visitor.ready, 200), 200)
  check('every row of the set is there and nothing else', await visitor.counts(), wanted)
  const statuses = await Promise.all(pictures.map((picture) => visitor.status(picture)))
  check('every picture too', [...new Set(statuses)], [200])
  check('a second set is not laid over it', await refused(project, set), true)
}

async function refused({ compose }, set) {
  const program = ['node', 'deploy/run.mjs', 'restore', `/srv/backups/${set}`]
  const said = await compose('run', '--rm', '--no-deps', '-T', 'backup', ...program).catch(({ message }) => message)
  return said.includes('Veritabanı boş değil')
}

/** The documented restore begins by looking at the set; when that fails nothing may be gone. */
async function damaged(project, set) {
  const spoil = `cd /srv/backups && cp -r ${set} ${set}-x && echo x >> ${set}-x/database.dump`
  await project.inside('backup', 'sh', '-c', spoil)
  const { code } = await project.follow('restore', { set: `${set}-x` })
  check('a damaged set ends the restore', code === 0, false)
  check('before anything is removed or stopped', await project.visitor.status('/api/Services'), 200)
}

export async function backup(project) {
  heading('Backup, move, restore')
  const set = await backUp(project)
  await damaged(project, set)
  await moveAndRestore(project, set)
}
