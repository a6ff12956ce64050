import { hashSync } from 'bcryptjs'
import { Client } from 'pg'
import { v7 as uuid } from 'uuid'

/** What a test needs to say of a service; the rest is made up. */
type NewService = {
  title: string
  slug: string
  description?: string
  detailsDescription?: string
  iconName?: string
  benefits?: string[]
  brands?: string[]
}

type NewPost = {
  title: string
  slug: string
  summary?: string
  content?: string
  author?: string
  publishedAt?: string
}

/** A contact message as it is stored. */
export type StoredMessage = {
  companyName: string
  contactPerson: string
  phone: string
  email: string
  deviceBrand: string
  deviceModel: string
  problemDescription: string
  idempotencyKey: string | null
}

type NewMessage = Partial<Omit<StoredMessage, 'idempotencyKey'>> & { receivedAt: string; isRead?: boolean }

/** Somebody who may sign in. */
export type Account = { email: string; password: string }

// Cheap: what a hash costs is not what these tests are about.
const PASSWORD = 'Deneme-Şifre-1'
const passwordHash = hashSync(PASSWORD, 4)

/** A test's own data, written with plain SQL past the site, and removed when the test is over. */
export type Content = {
  addService(service: NewService): Promise<string>
  addPost(post: NewPost): Promise<string>
  addReference(name: string): Promise<string>
  /** A slug that the item once had. */
  addFormerServiceSlug(slug: string, serviceId: string): Promise<void>
  addFormerPostSlug(slug: string, postId: string): Promise<void>
  renameService(id: string, title: string): Promise<void>
  /** Slugs as the site should list them: services in the staff's order, posts newest first. */
  serviceSlugs(): Promise<string[]>
  postSlugs(): Promise<string[]>
  referenceNames(): Promise<string[]>
  addMessage(message: NewMessage): Promise<string>
  /** An administrator of the test's own. */
  addAdministrator(): Promise<Account>
  /** All sessions of an account are over by the clock. */
  expireSessions(email: string): Promise<void>
  isRead(messageId: string): Promise<boolean>
  /** Messages of one sender. */
  messagesFrom(email: string): Promise<StoredMessage[]>
}

/** Connects to a site's database; `close` removes what was added. */
export async function openContent(databaseUrl: string): Promise<Content & { close(): Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const added: { table: string; id: string }[] = []

  async function insert(table: string, values: Record<string, unknown>): Promise<string> {
    const row = { id: uuid(), ...values }
    const columns = Object.keys(row)
    const marks = columns.map((_, index) => `$${index + 1}`)
    await client.query(
      `insert into "${table}" (${columns.join(', ')}) values (${marks.join(', ')})`,
      Object.values(row),
    )
    added.push({ table, id: row.id })
    return row.id
  }

  async function column(query: string): Promise<string[]> {
    const { rows } = await client.query<{ value: string }>(query)
    return rows.map((row) => row.value)
  }

  return {
    addService: ({ title, slug, description = '', detailsDescription = '', iconName, benefits = [], brands = [] }) =>
      insert('services', {
        title,
        slug,
        description,
        details_description: detailsDescription,
        ...(iconName !== undefined && { icon_name: iconName }),
        benefits,
        brands,
      }),
    addPost: ({ title, slug, summary = '', content = 'Metin', author, publishedAt = '2026-03-06T09:00:00Z' }) =>
      insert('blog_posts', {
        title,
        slug,
        summary,
        content,
        ...(author !== undefined && { author }),
        published_at: publishedAt,
      }),
    addReference: (name) => insert('references', { name }),
    addFormerServiceSlug: async (slug, serviceId) => {
      await client.query('insert into service_slugs (slug, service_id) values ($1, $2)', [slug, serviceId])
    },
    addFormerPostSlug: async (slug, postId) => {
      await client.query('insert into blog_post_slugs (slug, post_id) values ($1, $2)', [slug, postId])
    },
    renameService: async (id, title) => {
      await client.query('update services set title = $2, version = version + 1 where id = $1', [id, title])
    },
    serviceSlugs: () => column('select slug as value from services order by position, id'),
    postSlugs: () => column('select slug as value from blog_posts order by published_at desc, id desc'),
    referenceNames: () => column('select name as value from "references" order by position, id'),
    addMessage: ({ receivedAt, isRead = false, ...fields }) =>
      insert('contact_messages', {
        company_name: fields.companyName ?? '',
        contact_person: fields.contactPerson ?? 'Işıl Öğütçü',
        phone: fields.phone ?? '0532 555 01 23',
        email: fields.email ?? 'isil@ornek.example',
        device_brand: fields.deviceBrand ?? '',
        device_model: fields.deviceModel ?? '',
        problem_description: fields.problemDescription ?? 'Açılmıyor.',
        received_at: receivedAt,
        is_read: isRead,
      }),
    addAdministrator: async () => {
      const email = `yonetici-${uuid()}@ornek.example`
      await insert('administrators', { email, password_hash: passwordHash })
      return { email, password: PASSWORD }
    },
    expireSessions: async (email) => {
      await client.query(
        `update sessions set expires_at = now() - interval '1 second'
         where administrator_id = (select id from administrators where email = $1)`,
        [email],
      )
    },
    isRead: async (id) =>
      (await column(`select is_read::text as value from contact_messages where id = '${id}'`))[0] === 'true',
    messagesFrom: async (email) => {
      const { rows } = await client.query<StoredMessage>(
        `select company_name as "companyName", contact_person as "contactPerson", phone, email,
           device_brand as "deviceBrand", device_model as "deviceModel", problem_description as "problemDescription",
           idempotency_key as "idempotencyKey"
         from contact_messages where email = $1 order by received_at`,
        [email],
      )
      return rows
    },
    close: async () => {
      for (const { table, id } of added.reverse()) await client.query(`delete from "${table}" where id = $1`, [id])
      await client.end()
    },
  }
}
