import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import { hash } from 'bcryptjs'
import type { Client } from 'pg'
import { AppError } from '@/lib/platform/app-error'
import { refuseGuessablePassword } from '@/lib/accounts/password/guessable-passwords'
import { PASSWORD_COST } from '@/lib/accounts/password/hash'
import { changePasswordSchema } from '@/lib/accounts/schema'
import { databaseAddresses } from '@/lib/platform/env'
import { settingsOf } from '@/lib/settings/last-settings'
import { cleanEmail } from '@/lib/platform/fields/mail-address'
import { fail, connect, OperatorError } from './operator'

/**
 * `reset-password [E-MAIL]`: gives an administrator a new password, ends all their sessions and removes their second
 * factor, which may be lost with the phone. A deactivated account stays deactivated. It asks for the
 * password on a terminal without showing it, or reads it from the first line of standard input. The password is never
 * an argument, because arguments appear in the list of processes and in the shell's history.
 */

type Administrator = { id: string; email: string; name: string; hasSecondFactor: boolean; isDeactivated: boolean }

async function findAdministrator(client: Client, email: string | undefined): Promise<Administrator> {
  const { rows } = await client.query<Administrator>(
    'select id, email, name, totp_secret is not null as "hasSecondFactor", deactivated_at is not null as "isDeactivated" ' +
      'from administrators where $1::text is null or email = lower($1) order by email',
    [email === undefined ? null : cleanEmail(email)],
  )
  if (rows.length === 1) return rows[0]!
  if (email) throw new OperatorError(`Bu e-posta adresiyle bir yönetici yok: ${email}`)
  if (rows.length === 0) throw new OperatorError('Henüz yönetici yok; önce npm run db:migrate çalıştırın.')
  const names = rows.map((row) => row.email).join(', ')
  throw new OperatorError(`Birden çok yönetici var (${names}); birini verin: npm run admin:reset-password -- E-POSTA`)
}

/** Asks on standard error, so that standard output contains only the result. The answer is not shown. */
function askHidden(terminal: Interface, question: string): Promise<string> {
  process.stderr.write(question)
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new OperatorError('Vazgeçildi; şifre değişmedi.'))
    terminal.once('close', giveUp)
    terminal.question('', (answer) => {
      terminal.off('close', giveUp)
      process.stderr.write('\n')
      resolve(answer)
    })
  })
}

async function askTwice(email: string): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true })
  try {
    const first = await askHidden(terminal, `${email} için yeni şifre: `)
    const again = await askHidden(terminal, 'Yeni şifre (yeniden): ')
    if (first !== again) throw new OperatorError('Yeni şifreler eşleşmiyor; şifre değişmedi.')
    return first
  } finally {
    terminal.close()
  }
}

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  throw new OperatorError('Standart girdide şifre yok; terminalde çalıştırın ya da ilk satır olarak verin.')
}

/** Refuses the passwords that the panel refuses. */
async function refuseGuessable(client: Client, password: string, account: Administrator): Promise<void> {
  const { rows } = await client.query<{ section: string; value: unknown }>('select section, value from settings')
  const settings = settingsOf(Object.fromEntries(rows.map(({ section, value }) => [section, value])))
  try {
    refuseGuessablePassword(password, { ...account, settings })
  } catch (error) {
    throw error instanceof AppError ? new OperatorError(error.message) : error
  }
}

async function readNewPassword(client: Client, account: Administrator): Promise<string> {
  const typed = process.stdin.isTTY ? await askTwice(account.email) : await readFirstLine()
  const { success, data, error } = changePasswordSchema.shape.newPassword.safeParse(typed)
  if (!success) throw new OperatorError(error.issues[0]!.message)
  await refuseGuessable(client, data, account)
  return data
}

/**
 * Stores the password, removes the second factor and ends all sessions and links. The update waits for sign-ins that
 * lock the row, so that sessions opened with the old password end too.
 */
async function storePassword(client: Client, id: string, password: string): Promise<void> {
  const passwordHash = await hash(password, PASSWORD_COST)
  await client.query('begin')
  await client.query(
    'update administrators set password_hash = $2, totp_secret = null, totp_since = null, totp_last_step = 0, ' +
      'version = version + 1, updated_at = now() where id = $1',
    [id, passwordHash],
  )
  for (const table of ['sessions', 'recovery_codes', 'password_links']) {
    await client.query(`delete from ${table} where administrator_id = $1`, [id])
  }
  await client.query('commit')
}

async function main(email: string | undefined): Promise<void> {
  const client = await connect(databaseAddresses().direct)
  try {
    const administrator = await findAdministrator(client, email?.trim() || undefined)
    await storePassword(client, administrator.id, await readNewPassword(client, administrator))
    console.log(`${administrator.email} hesabının şifresi değişti; açık oturumları kapandı.`)
    if (administrator.hasSecondFactor) console.log('İki adımlı girişi kapandı; Ayarlar’da yeniden açılır.')
    if (administrator.isDeactivated) {
      console.log('Hesap hâlâ devre dışı; bir Yönetici Kullanıcılar’da yeniden açana dek girilemez.')
    }
  } finally {
    await client.end()
  }
}

await main(process.argv[2]).catch(fail)
