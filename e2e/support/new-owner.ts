import { onTestFinished } from 'vitest'
import { asSiteRole, createDatabase, dropDatabase, dropRole, query } from './database'

/**
 * Makes a database that belongs to an ordinary role, until the test ends. Returns its addresses for that role and for
 * one that is not there.
 */
export async function newOwner(server: string, name: string): Promise<[string, string]> {
  const database = await createDatabase(server, name)
  const limited = asSiteRole(database)
  const own = asSiteRole(limited)
  const { username, password } = new URL(limited)
  await query(server, `create role ${username} login password '${password}'`)
  await query(server, `alter database ${name} owner to ${username}`)
  onTestFinished(async () => {
    await dropDatabase(database)
    await dropRole(server, limited)
    await dropRole(server, own)
  })
  return [limited, own]
}
