import { z } from 'zod/mini'

/**
 * All environment variables of the project. Only this file reads `process.env`. The scripts under `scripts/` set the
 * defaults of `npm run up` and `npm run dev` before they start the site.
 */

const oneOf = (expected: string) => ({ error: () => expected })

const flag = z.pipe(
  z.enum(['true', 'false'], oneOf('true veya false')),
  z.transform((value) => value === 'true'),
)

const origin = z.pipe(
  z.string().check(
    z.refine((value) => {
      if (!URL.canParse(value)) return false
      const url = new URL(value)
      return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
    }, oneOf('yolu olmayan bir http(s) adresi, örneğin https://www.ornek.example')),
  ),
  z.transform((value) => new URL(value).origin),
)

const assetBase = z.union(
  [
    z.literal(''),
    z.pipe(
      z.string().check(z.refine((v) => /^https?:$/.test(URL.canParse(v) ? new URL(v).protocol : ''))),
      z.transform((v) => v.replace(/\/+$/, '')),
    ),
  ],
  oneOf('boş ya da http(s) ile başlayan bir adres'),
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

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/, oneOf('1 ile 65535 arasında bir sayı'))), z.transform(Number))

const within = (least: number, most: number, expected: string) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d+(\.\d+)?$/.test(value) && Number(value) >= least && Number(value) <= most,
          oneOf(expected),
        ),
      ),
    z.transform(Number),
  )

const CODED =
  'geçerli bir adres; kullanıcı adı ile şifrede % yerine %25, / yerine %2F, # yerine %23, ? yerine %3F yazılır'

/** Whether an address can be taken apart. An `@` in its path is one behind a password with a slash. */
function isReadable(address: string): boolean {
  try {
    const { username, password, pathname } = new URL(address)
    return [username, password, pathname].every((part) => decodeURIComponent(part) !== null) && !pathname.includes('@')
  } catch {
    return false
  }
}

const POSTGRES = oneOf('postgresql:// ile başlayan bir bağlantı adresi')

const databaseAddress = z
  .string(POSTGRES)
  .check(z.regex(/^postgres(ql)?:\/\/.+/, { ...POSTGRES, abort: true }), z.refine(isReadable, oneOf(CODED)))

const schema = z.object({
  PORT: z._default(port.check(z.refine((n) => n >= 1 && n <= 65535, oneOf('1 ile 65535 arasında bir sayı'))), 3000),
  HOST: z._default(z.string().check(z.minLength(1, oneOf('bir IP adresi ya da makine adı'))), '0.0.0.0'),
  DATABASE_URL: databaseAddress,
  /** The owner's connection, for migrations, backup and restore alone. Undefined means DATABASE_URL. */
  DATABASE_OWNER_URL: z.optional(databaseAddress),
  DATA_DIR: z._default(z.string(), '.data'),
  UPLOADS_DIR: z._default(z.string(), 'uploads'),
  /** Private pictures. Undefined means the folder `attachments` in DATA_DIR. */
  ATTACHMENTS_DIR: z.optional(z.string()),
  /** The mail server. Without it mails are written to the folder `mail` in DATA_DIR. */
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\/.+/, oneOf('smtp:// veya smtps:// ile başlayan bir adres'))),
  ),
  /** Sender of all mails: an address, or 'Name <address>'. */
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, oneOf("bir adres ya da 'Ad <adres>'")),
      ),
  ),
  SITE_URL: z.optional(origin),
  AUTH_SECRET: z
    .string(oneOf('en az 32 baytlık bir gizli değer'))
    .check(z.refine((value) => Buffer.byteLength(value) >= 32, oneOf('en az 32 baytlık bir gizli değer'))),
  ADMIN_EMAIL: z.optional(z.email(oneOf('bir e-posta adresi'))),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value.length >= 6 && Buffer.byteLength(value) <= 72,
          oneOf('en az 6 karakter, en çok 72 bayt'),
        ),
      ),
  ),
  DEMO_MODE: z._default(flag, false),
  TRUSTED_PROXIES: z._default(addressList, []),
  ASSET_BASE_URL: z._default(assetBase, ''),
  LOG_LEVEL: z._default(z.enum(['info', 'warn', 'error'], oneOf('info, warn veya error')), 'info'),
  BACKUP_DIR: z._default(z.string(), 'backups'),
  BACKUP_KEEP: z._default(within(1, 1000, '1 ile 1000 arasında bir sayı'), 14),
  BACKUP_EVERY_HOURS: z._default(within(0.0001, 720, '720 saate kadar, sıfırdan büyük bir sayı'), 24),
})

type Parsed = z.infer<typeof schema>
export type Env = Omit<Parsed, 'SITE_URL'> & { SITE_URL: string; NODE_ENV: 'development' | 'production' | 'test' }

/** A wrong value of a variable. The message is one line with the variable, its value and the expected value. */
export class EnvError extends Error {}

const SECRETS = new Set(['AUTH_SECRET', 'ADMIN_PASSWORD', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL'])

function parse<T>(of: z.ZodMiniType<T>, source: Record<string, string | undefined>): T {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = of.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]!
    const name = String(issue.path[0])
    const value = given[name]
    const found = value === undefined ? 'tanımlı değil' : SECRETS.has(name) ? 'verilen değer uymuyor' : `"${value}"`
    throw new EnvError(`${name}: bulunan ${found}; beklenen ${issue.message}.`)
  }
  return result.data
}

/**
 * Parses the variables. An empty one counts as absent.
 * @throws {EnvError} for the first wrong value, without printing secrets
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

let cached: Env | undefined

/** Returns the process's variables, parsed on first use, because the build needs none. */
export function env(): Env {
  return (cached ??= parseEnv(process.env))
}

/**
 * Returns some of the process's variables, for programs that need only those. Migrations, for example, run without the
 * signing secret.
 * @throws {EnvError} for the first wrong value among them
 */
export function envOf<Name extends keyof Parsed>(...names: Name[]): Pick<Parsed, Name> {
  const shape = Object.fromEntries(names.map((name) => [name, schema.shape[name]])) as Pick<typeof schema.shape, Name>
  return parse(z.object(shape) as unknown as z.ZodMiniType<Pick<Parsed, Name>>, process.env)
}

/**
 * Returns the addresses of the database: the site's, and the owner's, which is the same unless there are two roles.
 * @throws {EnvError}
 */
export function databaseAddresses(): { site: string; owner: string } {
  const { DATABASE_URL: site, DATABASE_OWNER_URL: owner = site } = envOf('DATABASE_URL', 'DATABASE_OWNER_URL')
  return { site, owner }
}

/** Returns the process's variables and `more`, for a child process. */
export function envForProgram(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more }
}
