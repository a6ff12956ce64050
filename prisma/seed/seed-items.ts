import { insertMessage } from '@/lib/contact/mutations'
import { messageSchema } from '@/lib/contact/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import { attachments, type Store, type StoredPicture } from '@/lib/platform/media/storage'
import { insertReference } from '@/lib/references/mutations'
import { referenceSchema } from '@/lib/references/schema'
import { insertService } from '@/lib/services/mutations'
import { serviceSchema } from '@/lib/services/schema'
import { SECTION_TITLES } from '@/lib/settings/fields'
import { QUESTION_SAMPLES } from '@/lib/settings/questions/samples'
import { SECTIONS } from '@/lib/settings/schema'
import type { Kind } from '@/lib/site/kinds'
import { faultLabel, faults, messages, posts, references, services, workOrders } from './content'
import { insertArticle, picturesIn } from './insert-article'
import { insertCounts } from './insert-counts'
import { insertSeedFault } from './insert-fault'
import { insertOrder } from './insert-order'
import { insertParts } from './insert-parts'
import type { Drawing } from './rasterise'

/** One item of the seed: the key that is recorded, its pictures, and the function that inserts it with them. */
export type SeedItem = {
  key: string
  label: string
  pictures?: Drawing[]
  /** The store of the pictures, by default the uploads. */
  store?: Store
  insert: (tx: Prisma.TransactionClient, stored: StoredPicture[]) => Promise<unknown>
}

const scenes = (files: string[]) => files.map((file): Drawing => ({ file, isScene: true }))

/** The items of each kind of content, in the order of the site. There are no redirects, because the demo has no old site. */
const CONTENT: Record<Exclude<Kind, 'redirect'>, SeedItem[]> = {
  service: services.map(({ pictures, ...service }) => ({
    key: `service:${pictures[0]}`,
    label: service.title,
    pictures: scenes(pictures.map((picture) => `services/${picture}`)),
    insert: (tx, stored) => insertService(tx, serviceSchema.parse(service), stored),
  })),
  reference: references.map(({ picture, ...reference }) => ({
    key: `reference:${picture}`,
    label: reference.name,
    pictures: [{ file: `references/${picture}`, isScene: false }],
    insert: (tx, [logo]) => insertReference(tx, referenceSchema.parse(reference), logo!),
  })),
  post: posts.map((post) => ({
    key: `post:${post.picture}`,
    label: post.title,
    pictures: scenes([`posts/${post.picture}`, ...picturesIn(post)]),
    insert: (tx, [cover, ...stored]) => insertArticle(tx, post, cover!, stored),
  })),
  fault: faults.map((fault) => {
    const label = faultLabel(fault)
    return { key: `fault:${label}`, label, insert: (tx) => insertSeedFault(tx, fault) }
  }),
}

const messageItems = messages.map(({ receivedAt, isRead, ...message }): SeedItem => ({
  key: `message:${receivedAt}`,
  label: `${message.contactPerson} (mesaj)`,
  insert: (tx) => insertMessage(tx, messageSchema.parse(message), { receivedAt: new Date(receivedAt), isRead }),
}))

const orderItems = (staff: string) =>
  workOrders.map((order): SeedItem => ({
    key: ['work-order', order.phone, order.visit].filter(Boolean).join(':'),
    label: `${order.contactPerson} (iş emri)`,
    pictures: scenes(order.photos.map(({ picture }) => `services/${picture}`)),
    store: attachments,
    insert: (tx, stored) => insertOrder(tx, order, { stored, staff }),
  }))

const questionsItem: SeedItem = {
  key: 'questions',
  label: SECTION_TITLES.questionTexts,
  insert: (tx) =>
    tx.setting.createMany({
      data: {
        section: 'questionTexts',
        value: SECTIONS.questionTexts.parse({ questions: QUESTION_SAMPLES }),
        version: 1,
      },
      skipDuplicates: true,
    }),
}

const countsItem: SeedItem = { key: 'site-counts', label: 'Site sayıları', insert: insertCounts }

const partsItem = (staff: string): SeedItem => ({
  key: 'parts',
  label: 'Parçalar',
  insert: (tx) => insertParts(tx, staff),
})

/**
 * Returns all items. The fictional messages, work orders, parts and counts are for the demo only; `staff` is the address of its
 * administrator.
 */
export function seedItems({ staff }: { staff: string | null }): SeedItem[] {
  const demoItems = staff === null ? [] : [...messageItems, ...orderItems(staff), partsItem(staff), countsItem]
  return [...Object.values(CONTENT).flat(), questionsItem, ...demoItems]
}
