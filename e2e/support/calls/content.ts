import { PrismaPg } from '@prisma/adapter-pg'
import { v7 as uuid } from 'uuid'
import type { Role } from '../../../lib/access/roles'
import { type Prisma, PrismaClient } from '../../../lib/generated/prisma/client'
import { type Account, administratorRow, type NewAdministrator, PASSWORD } from './accounts'
import { faultRow, messageRow, orderRow } from './rows'

type NewService = Omit<Prisma.ServiceCreateInput, 'id'>
type NewPost = Omit<Prisma.BlogPostCreateInput, 'id' | 'content'> & { content?: string }

export type Content = Omit<ReturnType<typeof openContent>, 'close'>

/** Connects to a site's database. `close` removes the added rows. */
export function openContent(databaseUrl: string) {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) })
  const removals: (() => Promise<unknown>)[] = []

  type Table =
    | 'service'
    | 'blogPost'
    | 'fault'
    | 'reference'
    | 'contactMessage'
    | 'customer'
    | 'workOrder'
    | 'administrator'
  type Rows = { create: (row: { data: object }) => Promise<unknown>; deleteMany: (filter: object) => Promise<unknown> }

  async function add(table: Table, fields: object): Promise<string> {
    const rows = db[table] as unknown as Rows
    const row = { id: uuid(), ...fields }
    await rows.create({ data: row })
    removals.unshift(() => rows.deleteMany({ where: { id: row.id } }))
    return row.id
  }

  return {
    db,
    addService: (service: NewService) => add('service', service),
    addPost: (post: NewPost) => add('blogPost', { content: 'Metin', publishedAt: '2026-03-06T09:00:00Z', ...post }),
    addFault: (...fields: Parameters<typeof faultRow>) => add('fault', faultRow(...fields)),
    addReference: (name: string) => add('reference', { name }),
    addMessage: (...fields: Parameters<typeof messageRow>) => add('contactMessage', messageRow(...fields)),
    addCustomer: (customer: Omit<Prisma.CustomerCreateInput, 'id'>) => add('customer', customer),
    addOrder: (...fields: Parameters<typeof orderRow>) => add('workOrder', orderRow(...fields)),
    /** Adds a sent quote, with the customer's decision if `decision` is present. It is deleted with its order. */
    addQuote: (workOrderId: string, decision?: { decision: 'approved' | 'declined'; decisionNote?: string }) =>
      db.quote.create({
        data: {
          id: uuid(),
          workOrderId,
          version: 1,
          amount: 2_600_000,
          net: 2_600_000,
          vat: 520_000,
          total: 3_120_000,
          work: 'Modül değişir.',
          leadDays: 3,
          validUntil: new Date('2099-12-31'),
          sentAt: new Date(),
          ...(decision && { ...decision, decidedAt: new Date(), decidedBy: 'Işıl Öğütçü', decidedHow: 'page' }),
        },
      }),
    addAdministrator: async (account: NewAdministrator = {}): Promise<Account> => {
      const row = administratorRow(account)
      await add('administrator', row)
      return { email: row.email, password: PASSWORD }
    },
    changeAdministrator: (email: string, data: { role?: Role; deactivatedAt?: Date | null }) =>
      db.administrator.update({ where: { email }, data: { ...data, version: { increment: 1 } } }),
    serviceSlugs: async () => {
      const orderBy = [{ position: 'asc' }, { id: 'asc' }] as const
      const where = { isDraft: false, publishedAt: { lte: new Date() } }
      const rows = await db.service.findMany({ where, select: { slug: true }, orderBy: [...orderBy] })
      return rows.map(({ slug }) => slug)
    },
    referenceNames: async () => {
      const rows = await db.reference.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] })
      return rows.map(({ name }) => name)
    },
    /** Expires all sessions of an account. */
    expireSessions: (email: string) =>
      db.session.updateMany({ where: { administrator: { email } }, data: { expiresAt: new Date(Date.now() - 1000) } }),
    messagesFrom: (email: string) => db.contactMessage.findMany({ where: { email }, orderBy: { receivedAt: 'asc' } }),
    removeSettings: async (except: string[] = []) => {
      await db.setting.deleteMany({ where: { section: { notIn: except } } })
      await db.image.deleteMany({ where: { section: { not: null } } })
    },
    photoCountFrom: (email: string) => db.photo.count({ where: { message: { email } } }),
    close: async () => {
      for (const remove of removals) await remove()
      await db.$disconnect()
    },
  }
}
