import { beforeEach, expect, test } from 'vitest'
import { changeEmail, changePassword } from '@/lib/accounts/mutations'
import { confirmSetup, removeSecondFactor, startSetup } from '@/lib/accounts/second-factor/setup'
import type { AdminSession } from '@/lib/access/admin-session'
import { sessionOf } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import { changeMember } from '@/lib/accounts/team/mutations'
import { PASSWORD } from '../support/accounts'
import { newAddress, newAdministrator, newToken, useDatabase } from '../support/handlers'
import { codeOf } from '../support/second-factor'

useDatabase()

let manager: AdminSession
let account: { id: string; email: string }
/** A session as a call was let in with. */
let session: AdminSession
beforeEach(async () => {
  manager = (await sessionOf(await newToken()))!
  account = await newAdministrator({ role: 'editor' })
  session = (await sessionOf(await newToken(account.id)))!
})

const close = async () => changeMember(manager, account.id, { isActive: false }, () => true)
const row = () => db().administrator.findUniqueOrThrow({ where: { id: account.id }, include: { sessions: true } })
const currentPassword = PASSWORD

/** Changes whose call was let in before a manager closed the account, and reads it after that. */
const CHANGES: [string, () => Promise<unknown>][] = [
  ['password', () => changePassword(session, { currentPassword, newPassword: 'Yepyeni-Şifre-2' }, newAddress())],
  ['address', () => changeEmail(session, { currentPassword, newEmail: `yeni-${account.email}` }, newAddress())],
  ['second factor', () => startSetup(session, { currentPassword }, newAddress())],
  ['lack of a second factor', () => removeSecondFactor(session, { currentPassword }, newAddress())],
]

test.each(CHANGES)('a closed account keeps its %s, and no session begins', async (_, change) => {
  await close()
  const before = await row()
  await expect(change()).rejects.toMatchObject({ code: expect.stringMatching(/^(unauthenticated|conflict)$/) })
  expect(await row()).toEqual(before)
  expect(before.sessions).toEqual([])
})

test('the first code of a closed account turns no second factor on', async () => {
  const { secret } = await startSetup(session, { currentPassword }, newAddress())
  await close()
  await expect(confirmSetup(session, { code: codeOf(secret) })).rejects.toMatchObject({ code: 'conflict' })
  expect((await row()).totpSince).toBeNull()
})

test('a changed password and a closing account at once leave no session', async () => {
  const change = changePassword(session, { currentPassword, newPassword: 'Yepyeni-Şifre-2' }, newAddress())
  await Promise.allSettled([change, close()])
  expect((await row()).sessions).toEqual([])
})
