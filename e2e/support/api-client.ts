import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import sharp from 'sharp'
import { runProgram } from './programs'
import type { RunningSite } from './running-site'
import { createDatabase } from './template-database'

export const CREDENTIALS = { email: 'yonetici@ornek.example', password: 'Deneme-Şifre-1' }

/** One query on a connection of its own. */
export async function query<Row>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** Applies the migrations and makes the administrator of CREDENTIALS. */
export async function migrate(url: string): Promise<void> {
  const { code, said } = await runProgram(['dist/migrate.js'], {
    DATABASE_URL: url,
    ADMIN_EMAIL: CREDENTIALS.email,
    ADMIN_PASSWORD: CREDENTIALS.password,
  })
  if (code !== 0) throw new Error(said)
}

const TABLES = [
  'administrators',
  'services',
  'service_slugs',
  'references',
  'blog_posts',
  'blog_post_slugs',
  'images',
  'contact_messages',
  'seed_records',
  '_prisma_migrations',
]

/** Every row of the site's tables as text. */
export async function rowsOf(url: string): Promise<Set<string>> {
  const rows = await Promise.all(
    TABLES.map((table) =>
      query<{ row: string }>(url, `select '${table} ' || to_jsonb(t)::text as row from "${table}" t`),
    ),
  )
  return new Set(rows.flat().map(({ row }) => row))
}

/** A migrated database of one test file's own, in the server of DATABASE_URL. */
export async function newDatabase(): Promise<string> {
  const server = process.env.DATABASE_URL
  if (!server)
    throw new Error('DATABASE_URL: bulunan tanımlı değil; beklenen içinde veritabanı açılabilen bir PostgreSQL.')
  const url = await createDatabase(server, `operations_${randomBytes(6).toString('hex')}`)
  await migrate(url)
  return url
}

/** A site that lives may not have heard of its database yet, on a machine that has much to do. */
export async function untilReady(site: RunningSite): Promise<void> {
  await until(async () => (await fetch(`${site.url}/api/health/ready`)).ok, 'the site is ready')
}

/** Of what the API answers, the fields that these tests read. */
type Body = { id: string; logoUrl: string; imageUrl: string; message: string; messageCount: number }

/** Calls a site's API as one of its administrators. */
export class ApiClient {
  private constructor(
    readonly site: RunningSite,
    readonly token: string,
  ) {}

  static async signIn(site: RunningSite): Promise<ApiClient> {
    await untilReady(site)
    const answer = await fetch(`${site.url}/api/Auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(CREDENTIALS),
    })
    if (answer.status !== 200) throw new Error(`sign-in: ${answer.status}`)
    return new ApiClient(site, ((await answer.json()) as { token: string }).token)
  }

  async send(method: string, address: string, body?: FormData | object): Promise<{ status: number; body: Body }> {
    const isForm = body instanceof FormData
    const answer = await fetch(this.site.url + address, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Body }
  }

  /** Makes an item that the test needs. */
  async create(address: string, body: FormData | object): Promise<Body> {
    const answer = await this.send('POST', address, body)
    if (answer.status !== 201) throw new Error(`${address}: ${answer.status} ${answer.body.message}`)
    return answer.body
  }
}

let made = 0

/** A picture that no other is like, wide enough for two WebP files beside it. */
export async function picture(): Promise<File> {
  made += 1
  const background = { r: made % 256, g: (made >> 8) % 256, b: 40 }
  const bytes = await sharp({ create: { width: 700, height: 90, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'resim.jpg', { type: 'image/jpeg' })
}

/** A multipart body. */
export function form(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

let visitors = 0

/** Sends a work order as a visitor nobody has seen before; the answer's status, or null when there was none. */
export async function sendMessage(site: RunningSite, key: string): Promise<number | null> {
  visitors += 1
  try {
    const answer = await fetch(`${site.url}/api/ContactMessages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
      },
      body: JSON.stringify({
        contactPerson: 'Ece Ada',
        phone: '0532 555 01 23',
        email: 'ece@ornek.example',
        problemDescription: key,
      }),
    })
    await answer.text()
    return answer.status
  } catch {
    return null
  }
}

/** sha256 of all files of a folder by name. */
export function sumsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  )
}

/** Waits until something holds. */
export async function until(
  holds: () => Promise<boolean> | boolean,
  what: string,
  milliseconds = 20_000,
): Promise<void> {
  const end = Date.now() + milliseconds
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${milliseconds} ms: ${what}`)
    await wait(20)
  }
}

/** Holds a table that a dump must read and that the site never touches: a backup stands still after its moment. */
export async function holdUpDumps(
  url: string,
): Promise<{ waiting: () => Promise<void>; release: () => Promise<void> }> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('lock table seed_records in access exclusive mode')
  const isWaiting = async () => {
    const rows = await query(
      url,
      `select 1 from pg_stat_activity where application_name = 'pg_dump' and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  return {
    waiting: () => until(isWaiting, 'pg_dump waits for the lock'),
    release: async () => {
      await client.query('rollback').catch(() => {})
      await client.end()
    },
  }
}
