import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod/mini'
import type { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { readFaultLines } from '@/lib/faults/import/parse-lines'
import type { InputName } from '@/lib/records/derive'
import type { partSchema } from '@/lib/parts/schema'
import type { Moment, SeedOrder } from './seed-order'

// The example content. Paths of its files and pictures are relative to the project's root.

const fileOf = (name: string) => path.resolve('prisma/seed/content', name)

const readList = <Item>(name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Item[]

/**
 * A service. `pictures` are files of `pictures/services`. The first is the header picture. Benefits and brands contain no
 * commas, because the admin edits both lists as comma-separated text.
 */
type SeedService = {
  title: string
  /** The device that it repairs, as faults name it. */
  deviceName: string
  description: string
  detailsDescription: string
  iconName: string
  benefits: string[]
  brands: string[]
  pictures: string[]
  /** Brand, series and code of the faults in its page's table. At most MAX_FEATURED. */
  featuredFaults: string[]
}

/** The services in the order of the site. The owner confirms every promise in them before launch. */
export const services = readList<SeedService>('services.json')

/** The fictional brands in the order of the home page's marquee. `picture` is a file of `pictures/references`. */
export const references = readList<{ name: string; picture: string }>('references.json')

/** A message as the form stores it. Empty optional fields are ''. `receivedAt` is in ISO 8601. */
type SeedMessage = Record<InputName<typeof MESSAGE_FIELDS>, string> & { receivedAt: string; isRead: boolean }

/** Fictional messages, newest first. Email addresses use the reserved domain, phone numbers use 555. */
export const messages = readList<SeedMessage>('messages.json')

/** Fictional orders, oldest first, so that their numbers rise with time. Some were opened from seeded messages. */
export const workOrders = readList<SeedOrder>('work-orders.json')

/**
 * A part with its movements, oldest first; quantities are in thousandths. `quoted` is the text of quote lines for it.
 */
type SeedPart = z.input<typeof partSchema> & {
  quoted?: string
  movements: [at: Moment, kind: 'in' | 'out' | 'count', quantity: number, reason: string][]
}

/** Fictional parts. */
export const parts = readList<SeedPart>('parts.json')

/**
 * A post: a file with lines of `name: value` between two `---` and then its Markdown, which names pictures by their
 * files: `services/servo-surucu-2.svg`.
 */
export type SeedPost = Record<'title' | 'summary' | 'author' | 'publishedAt' | 'picture' | 'content', string>

const POST = /^---\n(.*?)\n---\n\n(.*)\n$/s

function readPost(name: string): SeedPost {
  const [, head, content] = POST.exec(readFileSync(fileOf(`posts/${name}`), 'utf8'))!
  const fields = Array.from(head!.matchAll(/^(\w+): (.*)$/gm), ([, field, value]) => [field!, value!])
  return { ...Object.fromEntries(fields), content } as SeedPost
}

/** Newest first. */
export const posts = readdirSync(fileOf('posts'))
  .map(readPost)
  .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))

const file = { name: 'faults.csv', bytes: readFileSync(fileOf('faults.csv')) }
const { lines } = await readFaultLines(file)

/** The faults, read as staff import them, with the slugs of their service and post. Invented devices, real faults. */
export const faults = lines.map(({ fields, texts, errors }) => {
  if (!fields) throw new Error(JSON.stringify(errors))
  return { ...fields, service: texts.cihaz!, post: texts.yazi! }
})

/** Returns the name of a fault in one line, which is also its key. */
export const faultLabel = ({ brand, series, code, title }: (typeof faults)[number]) =>
  [brand, series, code || title].join(' ')

const featured = new Set(services.flatMap(({ featuredFaults }) => featuredFaults))

/** Whether its service's page lists a fault. */
export const isFeatured = (fault: (typeof faults)[number]) => featured.has(faultLabel(fault))
