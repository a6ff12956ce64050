// Tests what a message brings: a private photo, mails as files and then by a mail server, an order that its customer follows.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check, eventually, heading } from './checks.mjs'
import { must } from './engine.mjs'
import { linesOf } from './start.mjs'
import { MESSAGE } from './visitor.mjs'

const lines = (text) => text.split('\n').filter(Boolean)

async function photos(project) {
  const { visitor, inside } = project
  check('a message takes a photo', await visitor.postPhoto(), 201)
  const files = lines(await inside('web', 'ls', '/srv/attachments'))
  check('its files are in the volume of private photos', files.length > 0, true)
  check(
    'only that volume has them',
    lines(await inside('web', 'ls', '/srv/uploads')).filter((name) => files.includes(name)),
    [],
  )
  const addresses = files.flatMap((name) => [
    `/uploads/${name}`,
    `/attachments/${name}`,
    `/uploads/../attachments/${name}`,
  ])
  const statuses = await Promise.all(addresses.map((address) => visitor.status(address)))
  check(
    'the edge delivers none of them',
    statuses.filter((status) => status < 400),
    [],
  )
  check('the edge has no volume but that of public pictures', lines(await inside('edge', 'ls', '/srv')), ['uploads'])
  check('staff see the photo', await visitor.photos(), [200])
  const [id] = await visitor.photoIds()
  check('nobody else does', await visitor.status(`/admin/foto/${id}`), 404)
}

/** Returns the numbers of mails in files to the sender of the messages. */
async function mailFiles({ inside }) {
  const search = `grep -l '^To: ${MESSAGE.email}' /srv/data/mail/*.eml | wc -l`
  return Number(await inside('web', 'sh', '-c', search))
}

/** Runs an SMTP server in a container of its own. @returns functions that read its mails and end it */
async function startMailServer({ name }) {
  const program = readFileSync(fileURLToPath(new URL('mail-server.mjs', import.meta.url)), 'utf8')
  const options = ['--name', `${name}-mail-server`, '--network', `${name}_mail`, '--network-alias', 'mail-server']
  const node = ['node', '--input-type=module', '-e', program]
  await must('docker', ['run', '--detach', '--init', ...options, `${name}-web`, ...node])
  return {
    url: 'smtp://mail-server:2525',
    recipients: async () => lines(await must('docker', ['logs', `${name}-mail-server`])),
    end: () => must('docker', ['rm', '--force', '--volumes', `${name}-mail-server`]),
  }
}

/** Looks into the log of the present web, because each restart begins a new one. */
async function checkLog(project, when) {
  const telling = (await linesOf(project)).filter((line) => /@|\/is-emri\/[^*]/.test(line))
  check(`the log of web contains no e-mail address and no customer's token ${when}`, telling, [])
}

async function mails(project) {
  const { visitor } = project
  const written = () => mailFiles(project)
  const before = await eventually(written, 2)
  check('without a mail server the mails to senders are files', before, 2)
  await checkLog(project, 'after mails to files')
  const server = await startMailServer(project)
  try {
    project.fillIn({ SMTP_URL: server.url, MAIL_FROM: 'Ölçev <servis@ornek.example>' })
    check('the site starts with a mail server', (await project.follow('start')).code, 0)
    check('it is ready', await eventually(visitor.ready, 200), 200)
    check('a message is accepted', await visitor.post(), 201)
    const isSent = async () => (await server.recipients()).includes(`<${MESSAGE.email}>`)
    check('the mail to its sender reaches the mail server', await eventually(isSent, true), true)
    check('no more files are written', await written(), before)
    await checkLog(project, 'after sent mails')
  } finally {
    await server.end()
  }
  project.fillIn({ SMTP_URL: '', MAIL_FROM: '' })
  await project.follow('start')
  check('the site is ready without a mail server', await eventually(visitor.ready, 200), 200)
}

async function order({ visitor }) {
  check('an order is opened', await visitor.openOrder(), 201)
  check('its customer can read it', await visitor.orders(), [200])
}

export async function orders(project) {
  heading('Photos, mails, orders')
  await photos(project)
  await mails(project)
  await order(project)
  await checkLog(project, 'after an order')
}
