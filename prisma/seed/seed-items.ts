import { insertPost } from '@/lib/domains/blog/mutations'
import { postSchema } from '@/lib/domains/blog/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { StoredPicture } from '@/lib/media/storage'
import { insertMessage } from '@/lib/domains/messages/mutations'
import { messageSchema } from '@/lib/domains/messages/schema'
import { insertReference } from '@/lib/domains/references/mutations'
import { referenceSchema } from '@/lib/domains/references/schema'
import { insertService } from '@/lib/domains/services/mutations'
import { serviceSchema } from '@/lib/domains/services/schema'
import { messages } from './messages'
import { posts } from './posts'
import type { Drawing } from './rasterise'
import { references } from './references'
import { services } from './services'

/** One item to load: what it is remembered by, its pictures, and how it is written with them. */
export type SeedItem = {
  key: string
  label: string
  pictures: Drawing[]
  insert: (tx: Prisma.TransactionClient, stored: StoredPicture[]) => Promise<unknown>
}

const ofServices = services.map(({ pictures, ...service }): SeedItem => ({
  key: `service:${pictures[0]}`,
  label: service.title,
  pictures: pictures.map((picture) => ({ file: `services/${picture}`, scale: 1, isScene: true })),
  insert: (tx, stored) => insertService(tx, serviceSchema.parse(service), stored),
}))

const ofReferences = references.map(({ picture, ...reference }): SeedItem => ({
  key: `reference:${picture}`,
  label: reference.name,
  pictures: [{ file: `references/${picture}`, scale: 2, isScene: false }],
  insert: (tx, [logo]) => insertReference(tx, referenceSchema.parse(reference), logo!),
}))

const ofPosts = posts.map(({ picture, publishedAt, ...post }): SeedItem => ({
  key: `post:${picture}`,
  label: post.title,
  pictures: [{ file: `articles/${picture}`, scale: 1, isScene: true }],
  insert: (tx, [cover]) => insertPost(tx, postSchema.parse(post), cover!, new Date(publishedAt)),
}))

const ofMessages = messages.map(({ receivedAt, isRead, ...message }): SeedItem => ({
  key: `message:${receivedAt}`,
  label: `${message.contactPerson} (mesaj)`,
  pictures: [],
  insert: (tx) => insertMessage(tx, messageSchema.parse(message), { receivedAt: new Date(receivedAt), isRead }),
}))

/** All there is to load, in the order of the site; invented messages belong to the demo alone. */
export function seedItems(isDemo: boolean): SeedItem[] {
  return [...ofServices, ...ofReferences, ...ofPosts, ...(isDemo ? ofMessages : [])]
}
