import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { CREDENTIALS, hashOf } from '../support/calls/accounts'
import { query } from '../support/servers/database'
import { callAs, signIn } from '../support/calls/http'
import { useSite } from '../support/servers/use-site'

const NEW_PASSWORD = 'Yeni Şifre 2'
const OTHER = { email: 'nihal@ornek.example', password: 'Nihalin-Şifresi' }

const setup = useSite((url) =>
  query(url, `insert into settings (section, value) values ('company', '{ "name": "Çınar" }')`),
)

const isSignedIn = async (token: string) => (await callAs(token, 'GET', `${setup.site.url}/api/Dashboard/stats`)).ok

type Result = { code: number | null; output: string }

/** Runs a command. Answers each prompt when it appears, or pipes a text to standard input. */
async function run(
  command: string[],
  { standardInput, answers = [] }: { standardInput?: string; answers?: string[] },
): Promise<Result> {
  const child = spawn(command[0]!, command.slice(1), {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: setup.url },
  })
  let output = ''
  let answeredCount = 0
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if ((output.match(/: /g)?.length ?? 0) > answeredCount && answeredCount < answers.length)
        child.stdin.write(answers[answeredCount++]!)
    })
  }
  if (answers.length === 0) child.stdin.end(standardInput ?? '')
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

const reset = (standardInput: string, ...args: string[]) =>
  run([process.execPath, 'dist/reset-password.js', ...args], { standardInput })

test('a password on standard input replaces the old one and ends the account’s sessions', async () => {
  const session = await signIn(setup.site, CREDENTIALS)
  expect(await isSignedIn(session.token!)).toBe(true)
  const npmCommand = ['npm', 'run', '--silent', 'admin:reset-password']
  expect(await run(npmCommand, { standardInput: `${NEW_PASSWORD}\nikinci satır\n` })).toEqual({
    code: 0,
    output: `${CREDENTIALS.email} hesabının şifresi değişti; açık oturumları kapandı.\n`,
  })
  expect(await isSignedIn(session.token!)).toBe(false)
  expect((await signIn(setup.site, CREDENTIALS)).status).toBe(401)
  expect((await signIn(setup.site, { ...CREDENTIALS, password: NEW_PASSWORD })).status).toBe(200)
})

test('a missing or guessable password is refused with a one-line message and changes nothing', async () => {
  const { token } = await signIn(setup.site, { ...CREDENTIALS, password: NEW_PASSWORD })
  for (const [input, line] of [
    ['', 'Standart girdide şifre yok; terminalde çalıştırın ya da ilk satır olarak verin.\n'],
    ['Çınar-2026!\n', 'Bu şifre firma adından, adınızdan ya da e-postanızdan tahmin edilir.\n'],
  ] as const)
    expect(await reset(input)).toEqual({ code: 1, output: line })
  expect(await isSignedIn(token!)).toBe(true)
})

test('if there are several administrators, one must be named, and only the named account changes', async () => {
  const insert = 'insert into administrators (id, email, password_hash) values (gen_random_uuid(), $1, $2)'
  await query(setup.url, insert, [OTHER.email, hashOf(OTHER.password)])
  const otherSession = await signIn(setup.site, OTHER)
  expect(await reset(`${NEW_PASSWORD}!\n`)).toEqual({
    code: 1,
    output: `Birden çok yönetici var (${OTHER.email}, ${CREDENTIALS.email}); birini verin: npm run admin:reset-password -- E-POSTA\n`,
  })
  expect(await reset('geçerli-şifre\n', 'kimse@ornek.example')).toEqual({
    code: 1,
    output: 'Bu e-posta adresiyle bir yönetici yok: kimse@ornek.example\n',
  })
  expect((await reset(`${NEW_PASSWORD}!\n`, CREDENTIALS.email.toUpperCase())).code).toBe(0)
  expect((await signIn(setup.site, { ...CREDENTIALS, password: `${NEW_PASSWORD}!` })).status).toBe(200)
  expect(await isSignedIn(otherSession.token!)).toBe(true)
})

test('a reset also removes the second factor, and a closed account remains closed', async () => {
  const [{ id }] = (await query<{ id: string }>(
    setup.url,
    `update administrators set totp_secret = 'x', totp_since = now(), totp_last_step = 5, deactivated_at = now()
       where email = $1 returning id`,
    [OTHER.email],
  )) as [{ id: string }]
  await query(
    setup.url,
    `with code as (insert into recovery_codes (id, administrator_id, hash, salt) values (gen_random_uuid(), $1, 'x', 'x'))
       insert into password_links (id, administrator_id, token_hash, expires_at)
       values (gen_random_uuid(), $1, 'x', now() + interval '1 hour')`,
    [id],
  )
  expect(await reset(`${NEW_PASSWORD}?\n`, OTHER.email)).toEqual({
    code: 0,
    output: [
      `${OTHER.email} hesabının şifresi değişti; açık oturumları kapandı.`,
      'İki adımlı girişi kapandı; Ayarlar’da yeniden açılır.',
      'Hesap hâlâ devre dışı; bir Yönetici Kullanıcılar’da yeniden açana dek girilemez.',
      '',
    ].join('\n'),
  })
  const remaining = await query(
    setup.url,
    `select totp_secret, totp_since, totp_last_step, deactivated_at is not null as closed,
       (select count(*)::int from recovery_codes where administrator_id = $1) as codes,
       (select count(*)::int from password_links where administrator_id = $1) as links
     from administrators where id = $1`,
    [id],
  )
  expect(remaining).toEqual([
    { totp_secret: null, totp_since: null, totp_last_step: 0, closed: true, codes: 0, links: 0 },
  ])
  await query(setup.url, 'update administrators set deactivated_at = null where id = $1', [id])
})

const resetOnTerminal = (answers: string[]) =>
  run(['script', '-qec', `${process.execPath} scripts/database.mjs reset-password ${OTHER.email}`, '/dev/null'], {
    answers,
  })

test('on a terminal the password is asked for twice and not shown', async () => {
  const password = 'Görünmeyen-3'
  const result = await resetOnTerminal([`Yanlış\u0015${password}x\u007f\r`, `${password}\r`])
  expect(result.code).toBe(0)
  expect(result.output).toContain(`${OTHER.email} için yeni şifre: `)
  expect(result.output).not.toContain('Görünmeyen')
  expect((await signIn(setup.site, { ...OTHER, password })).status).toBe(200)
  const mismatchResult = await resetOnTerminal(['Birinci-1\r', 'İkinci-2\r'])
  expect(mismatchResult.code).toBe(1)
  expect(mismatchResult.output).toContain('Yeni şifreler eşleşmiyor; şifre değişmedi.')
  const cancelledResult = await resetOnTerminal(['\u0003'])
  expect(cancelledResult.code).toBe(1)
  expect(cancelledResult.output).toContain('Vazgeçildi; şifre değişmedi.')
  expect((await signIn(setup.site, { ...OTHER, password })).status).toBe(200)
})
