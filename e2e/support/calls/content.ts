import { randomBytes, randomInt } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { v7 as uuid } from 'uuid'
import { codeColumns } from '../../../lib/faults/alarm-code'
import { slugOf } from '../../../lib/platform/turkish/slug'
import type { Role } from '../../../lib/access/roles'
import { type Prisma, PrismaClient } from '../../../lib/generated/prisma/client'
import { type Account, administratorRow, type NewAdministrator, PASSWORD } from './accounts'

type NewService = Omit<Prisma.ServiceCreateInput, 'id'>
type NewPost = Omit<Prisma.BlogPostCreateInput, 'id' | 'content'> & { content?: string }
type NewMessage = Partial<Omit<Prisma.ContactMessageCreateInput, 'id'>> & { receivedAt: string }

type NewFault = Partial<Omit<Prisma.FaultUncheckedCreateInput, 'id' | keyof ReturnType<typeof codeColumns>>>

type NewOrder = Partial<Omit<Prisma.WorkOrderUncheckedCreateInput, 'id'>>

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

  async function add(table: Table, row: object, id = uuid()): Promise<string> {
    const rows = db[table] as unknown as Rows
    await rows.create({ data: { id, ...row } })
    removals.unshift(() => rows.deleteMany({ where: { id } }))
    return id
  }

  const PERSON = { contactPerson: 'Işıl Öğütçü', phone: '0532 555 01 23' }

  return {
    db,
    addService: (service: NewService) => add('service', service),
    addPost: (post: NewPost) => add('blogPost', { content: 'Metin', publishedAt: '2026-03-06T09:00:00Z', ...post }),
    addFault: async (fault: NewFault = {}) => {
      const id = uuid()
      const texts = { brand: 'Yumaro', series: 'YS2', code: '', title: 'Servo açılırken aşırı akım', ...fault }
      const { brand, series, code, title } = texts
      const slug = `${slugOf([brand, series, code, title].join(' '), { prefix: 'ariza', id })}-${id.slice(-8)}`
      return add('fault', { slug, ...texts, ...codeColumns(texts) }, id)
    },
    addReference: (name: string) => add('reference', { name }),
    addMessage: (message: NewMessage) =>
      add('contactMessage', { ...PERSON, email: 'isil@ornek.example', problemDescription: 'Açılmıyor.', ...message }),
    addCustomer: (customer: Omit<Prisma.CustomerCreateInput, 'id'>) => add('customer', customer),
    addOrder: (order: NewOrder = {}) => {
      const keys = { number: `2099-${randomInt(100_000, 999_999)}`, token: randomBytes(16).toString('base64url') }
      return add('workOrder', { ...keys, ...PERSON, faultDescription: 'Açılmıyor.', ...order })
    },
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
      await add('administrator', row, row.id)
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
