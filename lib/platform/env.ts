import { z } from 'zod/mini'
import { cleanEmail } from '@/lib/platform/fields/mail-address'
import { singleton } from '@/lib/platform/runtime/singleton'

/**
 * All environment variables of the project. Only this file reads `process.env`. The scripts under `scripts/` set the
 * defaults of `npm run up` and `npm run dev` before they start the site.
 */

const expecting = (expected: string) => ({ error: () => expected })

const flag = z.pipe(
  z.enum(['true', 'false'], expecting('true veya false')),
  z.transform((value) => value === 'true'),
)

const origin = z.pipe(
  z.string().check(
    z.refine((value) => {
      if (!URL.canParse(value)) return false
      const url = new URL(value)
      return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
    }, expecting('yolu olmayan bir http(s) adresi, örneğin https://www.ornek.example')),
  ),
  z.transform((value) => new URL(value).origin),
)

const emailAddress = () =>
  z.optional(z.string().check(z.overwrite(cleanEmail), z.email(expecting('bir e-posta adresi'))))

const assetBase = z.union(
  [
    z.literal(''),
    z.pipe(
      z.string().check(z.refine((value) => /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''))),
      z.transform((value) => value.replace(/\/+$/, '')),
    ),
  ],
  expecting('boş ya da http(s) ile başlayan bir adres'),
)

const addressList = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
)

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, expecting('1 ile 65535 arasında bir sayı'))),
  z.transform(Number),
)

const PORT_EXPECTED = expecting('bir bağlantı noktası ya da adresiyle birlikte: 9464, 0.0.0.0:9464, [::1]:9464')

/** A port, on loopback unless an address precedes it. */
const addressWithPort = z.pipe(
  z.string().check(
    z.regex(/^((\[[0-9a-f:.]+\]|[\w.-]+):)?\d{1,5}$/i, { ...PORT_EXPECTED, abort: true }),
    z.refine((value) => Number(/\d+$/.exec(value)![0]) <= 65535, PORT_EXPECTED),
  ),
  z.transform((value) => {
    const colon = value.lastIndexOf(':')
    const host = colon < 0 ? '127.0.0.1' : value.slice(0, colon).replaceAll(/[[\]]/g, '')
    return { host, port: Number(value.slice(colon + 1)) }
  }),
)

function numberBetween(min: number, max: number, fallback: number, expected = `${min} ile ${max} arasında bir sayı`) {
  const isInRange = (value: string) => /^\d+(\.\d+)?$/.test(value) && Number(value) >= min && Number(value) <= max
  const text = z.string().check(z.refine(isInRange, expecting(expected)))
  return z._default(z.pipe(text, z.transform(Number)), fallback)
}

/** A time of at most one hour. */
const seconds = (fallback: number) => numberBetween(0.1, 3600, fallback, '3600 saniyeye kadar, sıfırdan büyük bir sayı')

const hours = (max: number, fallback: number) =>
  numberBetween(0.0001, max, fallback, `${max} saate kadar, sıfırdan büyük bir sayı`)

const ENCODED_ADDRESS =
  'geçerli bir adres; kullanıcı adı ile şifrede % yerine %25, / yerine %2F, # yerine %23, ? yerine %3F yazılır'

/** Whether an address can be parsed. An `@` in its path comes from an unescaped slash in the password. */
function isParsable(address: string): boolean {
  try {
    const { username, password, pathname } = new URL(address)
    return [username, password, pathname].every((part) => decodeURIComponent(part) !== null) && !pathname.includes('@')
  } catch {
    return false
  }
}

const POSTGRES_EXPECTED = expecting('postgresql:// ile başlayan bir bağlantı adresi')

const databaseAddress = z
  .string(POSTGRES_EXPECTED)
  .check(
    z.regex(/^postgres(ql)?:\/\/.+/, { ...POSTGRES_EXPECTED, abort: true }),
    z.refine(isParsable, expecting(ENCODED_ADDRESS)),
  )

/** Whether an address has a bucket as its path. */
function isBucket(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return (
    url !== null && /^https?:$/.test(url.protocol) && /^\/[^/]+\/?$/.test(url.pathname) && !url.search && !url.username
  )
}

const SENDER = /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const isPassword = (text: string) => text.length >= 6 && Buffer.byteLength(text) <= 72

type Description = {
  /** What the variable is for, in Markdown. */
  meaning: string
  /** What happens without it, in Markdown. Replaces the schema's default in the table. */
  fallback?: string
  /** Whether error messages must hide the value. */
  isSecret?: boolean
}

const descriptions = z.registry<Description>()

/** Describes a variable for the table of docs/operations.md. */
function variable<T extends z.ZodMiniType>(meaning: string, type: T, options: Omit<Description, 'meaning'> = {}): T {
  descriptions.add(type, { meaning, ...options })
  return type
}

const schema = z.object({
  PORT: variable(
    'The port to listen on.',
    z._default(port.check(z.refine((n) => n >= 1 && n <= 65535, expecting('1 ile 65535 arasında bir sayı'))), 3000),
  ),
  HOST: variable(
    'The address to listen on.',
    z._default(z.string().check(z.minLength(1, expecting('bir IP adresi ya da makine adı'))), '0.0.0.0'),
    { fallback: '`127.0.0.1` for `up` and `dev`, otherwise `0.0.0.0`' },
  ),
  DATABASE_URL: variable(
    'PostgreSQL 15 or newer with the extension `pg_trgm`, which the migrations create.',
    databaseAddress,
    { fallback: '`up`, `dev` and `test` start the embedded PostgreSQL', isSecret: true },
  ),
  DATABASE_DIRECT_URL: variable(
    'PostgreSQL itself, if `DATABASE_URL` points to PgBouncer: see [PgBouncer](several-machines.md#pgbouncer-and-a-standby).',
    z.optional(databaseAddress),
    { fallback: '`DATABASE_URL`', isSecret: true },
  ),
  DATABASE_OWNER_URL: variable(
    'The owner of the tables, only for migrations, backups, copies and restores: see [Database roles](#database-roles).',
    z.optional(databaseAddress),
    { fallback: '`DATABASE_DIRECT_URL`', isSecret: true },
  ),
  DATA_DIR: variable(
    'Folder for the embedded database, the generated secret, cached pages, the last known settings and, without a mail server, the mails.',
    z._default(z.string(), '.data'),
  ),
  UPLOADS_DIR: variable(
    'Folder for public pictures. The database refers to them: back up and restore both together.',
    z._default(z.string(), 'uploads'),
  ),
  ATTACHMENTS_DIR: variable(
    'Folder for private photos of messages and work orders: no web server may serve it. Back it up like `UPLOADS_DIR`.',
    z.optional(z.string()),
    { fallback: '`attachments` in `DATA_DIR`' },
  ),
  STORAGE_S3_URL: variable(
    'S3 bucket for pictures and photos instead of the two folders: see [Pictures in S3](several-machines.md#pictures-in-s3).',
    z.optional(z.string().check(z.refine(isBucket, expecting('depo ve kova adresi: https://s3.ornek.example/olcev')))),
  ),
  STORAGE_S3_REGION: variable('Region of the bucket.', z._default(z.string(), 'us-east-1')),
  STORAGE_S3_KEY: variable('ID of the access key for the bucket.', z.optional(z.string())),
  STORAGE_S3_SECRET: variable('Secret of that access key.', z.optional(z.string()), { isSecret: true }),
  SMTP_URL: variable(
    'The [mail server](#mail), with user name and password.',
    z.optional(z.string().check(z.regex(/^smtps?:\/\/.+/, expecting('smtp:// veya smtps:// ile başlayan bir adres')))),
    { fallback: 'none: mails are written to `DATA_DIR/mail`', isSecret: true },
  ),
  MAIL_FROM: variable(
    'Sender of all mails: `servis@ornek.example` or `Ölçev <servis@ornek.example>`. Replies do not go there.',
    z.optional(z.string().check(z.regex(SENDER, expecting("bir adres ya da 'Ad <adres>'")))),
    { fallback: "the company's name and address in `/admin/site`" },
  ),
  SITE_URL: variable(
    'Public origin for canonical links, the sitemap, the feed and structured data. Never taken from the Host header.',
    z.optional(origin),
    { fallback: '`http://localhost:$PORT`' },
  ),
  AUTH_SECRET: variable(
    'Signs session tokens and encrypts the keys of second factors. At least 32 bytes. After a change all users must sign in again, and those with a second factor need a recovery code or `npm run admin:reset-password`.',
    z
      .string(expecting('en az 32 baytlık bir gizli değer'))
      .check(z.refine((value) => Buffer.byteLength(value) >= 32, expecting('en az 32 baytlık bir gizli değer'))),
    { fallback: '`up` and `dev` generate one in `DATA_DIR`; `npm start` refuses to start', isSecret: true },
  ),
  ADMIN_EMAIL: variable('Email address of the first administrator. Ignored if there is one.', emailAddress(), {
    fallback: 'in demo mode `admin@example.com`, otherwise required while there is no administrator',
  }),
  ADMIN_PASSWORD: variable(
    'Password of the first administrator.',
    z.optional(z.string().check(z.refine(isPassword, expecting('en az 6 karakter, en çok 72 bayt')))),
    { fallback: 'in demo mode `Admin123!`, otherwise required with `ADMIN_EMAIL`', isSecret: true },
  ),
  DEMO_MODE: variable(
    'Prefills the sign-in form and seeds example messages and work orders.',
    z._default(flag, false),
    { fallback: '`true` for `up` and `dev`, otherwise `false`' },
  ),
  TRUSTED_PROXIES: variable(
    'Comma-separated addresses of proxies whose `X-Forwarded-For` header is trusted.',
    z._default(addressList, []),
  ),
  ASSET_BASE_URL: variable(
    'Origin of the pictures if another server serves them. Read at startup, not at build time.',
    z._default(assetBase, ''),
  ),
  LOG_LEVEL: variable(
    '`info` logs a line for each request. `warn` and `error` log only what needs attention.',
    z._default(z.enum(['info', 'warn', 'error'], expecting('info, warn veya error')), 'info'),
    { fallback: '`warn` for `up` on a terminal, otherwise `info`' },
  ),
  METRICS_LISTEN: variable(
    'Port for the [metrics](#monitoring) of this process, on loopback unless prefixed with an address: `0.0.0.0:9464`.',
    z.optional(addressWithPort),
  ),
  METRICS_CERTIFICATE: variable(
    'Host and port that terminate TLS, such as `edge:8443`: a metric shows when their certificate expires.',
    z.optional(addressWithPort),
  ),
  ACME_DIRECTORY: variable(
    'Certificate authority for [automatic HTTPS](#automatic-https).',
    z._default(
      z.string().check(z.regex(/^https:\/\/\S+$/, expecting('https ile başlayan bir adres'))),
      'https://acme-v02.api.letsencrypt.org/directory',
    ),
    { fallback: "Let's Encrypt" },
  ),
  ACME_EMAIL: variable('Email address for the certificate authority.', emailAddress()),
  BACKUP_DIR: variable('Folder for backups.', z._default(z.string(), 'backups')),
  BACKUP_KEEP: variable('How many backups are kept.', numberBetween(1, 1000, 14)),
  BACKUP_EVERY_HOURS: variable('How often `backup -- --scheduled` takes a backup.', hours(720, 24)),
  COPIES_TO: variable(
    'Destination of the [off-site copies](#off-site-copies), in the syntax of restic: `s3:https://s3.ornek.example/olcev`, `sftp:yedek@ornek.example:/olcev`.',
    z.optional(z.string()),
    { isSecret: true },
  ),
  COPIES_PASSWORD: variable('Encrypts the copies. They cannot be restored without it.', z.optional(z.string()), {
    isSecret: true,
  }),
  COPIES_DIR: variable(
    'Folder for WAL to be copied, and for temporary files of a restore.',
    z._default(z.string(), 'copies'),
  ),
  COPIES_KEEP_DAYS: variable('Point-in-time recovery window in days.', numberBetween(1, 365, 7)),
  COPIES_ROWS_EVERY_SECONDS: variable('How often rows are copied.', seconds(30)),
  COPIES_FILES_EVERY_SECONDS: variable('How often pictures are copied.', seconds(300)),
  COPIES_BASE_EVERY_HOURS: variable('How often the whole database is copied.', hours(168, 24)),
})

/** Returns each variable's name, default and purpose for docs/operations.md. */
export function describeVariables(): { name: string; fallback: string; meaning: string }[] {
  return Object.entries(schema.shape).map(([name, type]) => {
    const { meaning, fallback } = descriptions.get(type)!
    const { data } = type.safeParse(undefined)
    const defaultText = data === undefined || typeof data === 'object' ? '' : String(data)
    return { name, fallback: fallback ?? (defaultText === '' ? 'none' : `\`${defaultText}\``), meaning }
  })
}

type ParsedEnv = z.infer<typeof schema>
export type Env = Omit<ParsedEnv, 'SITE_URL'> & { SITE_URL: string; NODE_ENV: 'development' | 'production' | 'test' }

/** A variable with an invalid value. The message is one line: the variable, its value and what is expected. */
export class EnvError extends Error {}

function parse<T>(shape: z.ZodMiniType<T>, source: Record<string, string | undefined>): T {
  const presentVariables = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = shape.safeParse(presentVariables)
  if (!result.success) {
    const issue = result.error.issues[0]!
    const name = issue.path[0] as keyof typeof schema.shape
    const value = presentVariables[name]
    const { isSecret } = descriptions.get(schema.shape[name])!
    const actual = value === undefined ? 'tanımlı değil' : isSecret ? 'verilen değer uymuyor' : `"${value}"`
    throw new EnvError(`${name}: bulunan ${actual}; beklenen ${issue.message}.`)
  }
  return result.data
}

/**
 * Parses the variables. An empty variable counts as absent.
 * @throws {EnvError} for the first invalid value, without printing secrets
 */
function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = parse(schema, source)
  const mode = source.NODE_ENV
  return {
    ...parsed,
    SITE_URL: parsed.SITE_URL ?? `http://localhost:${parsed.PORT}`,
    NODE_ENV: mode === 'production' || mode === 'test' ? mode : 'development',
  }
}

/** Returns the process's variables. They are parsed on first use, because the build needs none. */
export function env(): Env {
  return singleton('site.env', () => parseEnv(process.env))
}

/**
 * Returns some of the process's variables, for programs that need only those. Migrations, for example, run without the
 * signing secret.
 * @throws {EnvError} for the first invalid value among them
 */
export function envOf<Name extends keyof ParsedEnv>(...names: Name[]): Pick<ParsedEnv, Name> {
  const shape = Object.fromEntries(names.map((name) => [name, schema.shape[name]])) as Pick<typeof schema.shape, Name>
  return parse(z.object(shape) as unknown as z.ZodMiniType<Pick<ParsedEnv, Name>>, process.env)
}

/**
 * Returns the addresses of the database. All are the same unless there is a pooler or a second role.
 * - site: for queries and transactions. A pooler may give each transaction another connection.
 * - direct: the same role without a pooler, for session state: LISTEN, locks, settings.
 * - owner: the owner of the tables, without a pooler.
 * @throws {EnvError}
 */
export function databaseAddresses(): { site: string; direct: string; owner: string } {
  const {
    DATABASE_URL: site,
    DATABASE_DIRECT_URL: direct = site,
    DATABASE_OWNER_URL: owner = direct,
  } = envOf('DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL')
  return { site, direct, owner }
}

export type S3Address = { url: string; region: string; key: string; secret: string }

/** Returns the bucket of the pictures, or null if they are in folders. @throws {EnvError} also if its access key is missing */
export function storageAddress(): S3Address | null {
  const s3 = envOf('STORAGE_S3_URL', 'STORAGE_S3_REGION', 'STORAGE_S3_KEY', 'STORAGE_S3_SECRET')
  const { STORAGE_S3_URL: url, STORAGE_S3_REGION: region, STORAGE_S3_KEY: key, STORAGE_S3_SECRET: secret } = s3
  if (!url) return null
  if (key && secret) return { url, region, key, secret }
  const name = key ? 'STORAGE_S3_SECRET' : 'STORAGE_S3_KEY'
  throw new EnvError(`${name}: bulunan tanımlı değil; beklenen STORAGE_S3_URL deposunun anahtarı.`)
}

/** Returns the process's variables and `additional` variables, for a child process. */
export function envForProgram(additional: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...additional }
}
