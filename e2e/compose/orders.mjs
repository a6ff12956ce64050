// Tests a message with a private photo, emails as files, and an order with its customer's page.
import { check, eventually, heading } from './checks.mjs'
import { linesOf } from './start.mjs'
import { MESSAGE } from './visitor.mjs'

const lines = (text) => text.split('\n').filter(Boolean)

async function testPhotos(project) {
  const { visitor, inside } = project
  check('a message takes a photo', await visitor.postPhoto(), 201)
  const files = lines(await inside('web', 'ls', '/srv/attachments'))
  check('the files of the photo are in the volume of private photos', files.length > 0, true)
  const addresses = files.flatMap((name) => [`/uploads/${name}`, `/uploads/../attachments/${name}`])
  const statuses = await Promise.all(addresses.map((address) => visitor.status(address)))
  const delivered = statuses.filter((status) => status < 400)
  check('the edge delivers none of the files', delivered, [])
  check('staff see the photo', await visitor.photoStatuses(), [200])
  const [id] = await visitor.photoIds()
  check('nobody but staff sees the photo', await visitor.status(`/admin/foto/${id}`), 404)
}

export async function orders(project) {
  const { visitor, inside } = project
  heading('Photos, emails, orders')
  await testPhotos(project)
  const search = `grep -l '^To: ${MESSAGE.email}' /srv/data/mail/*.eml | wc -l`
  const emailCount = async () => Number(await inside('web', 'sh', '-c', search))
  check('without a mail server the emails to senders are files', await eventually(emailCount, 2), 2)
  check('an order is opened', await visitor.openOrder(), 201)
  check('the customer can read the order', await visitor.trackingStatuses(), [200])
  const revealingLines = (await linesOf(project)).filter((line) => /@|\/is-emri\/[^*]/.test(line))
  check("the log of web contains no email address and no customer's token", revealingLines, [])
}
