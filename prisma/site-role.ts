import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { OperatorError } from './operator'

/**
 * The site's own role in the database: it reads and writes rows and owns nothing
 * (docs/decisions/0026-database-roles.md).
 */

/** Schemas that the site uses: its own and the job queue's. */
const SCHEMAS = ['public', 'graphile_worker']

/** Tables in which the site may not do everything with rows, and what it may do. */
const RESTRICTED: Record<string, string> = {
  _prisma_migrations: 'select',
  audit_entries: 'select',
  audited_kinds: 'select',
  copies_elsewhere: 'select',
  newest_backup: 'select',
  // Nobody changes or deletes a movement; an erasure removes names from its reason.
  part_movements: 'select, insert, update ("reason")',
  picture_owners: 'select',
}

/** Functions that write for the site with the rights of their owner. Nobody else may call them. */
const WRITERS = ['audit_record', 'audit_forget']

const userOf = (url: string) => decodeURIComponent(new URL(url).username)

type Role = { isOwner: boolean; isStrong: boolean }

/** Returns what a role may do beyond its grants, or null when there is no such role. */
async function findRole(client: Client, name: string): Promise<Role | null> {
  const { rows } = await client.query<Role>(
    `select pg_has_role(oid, current_user, 'member') as "isOwner",
       rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isStrong"
     from pg_roles where rolname = $1`,
    [name],
  )
  return rows[0] ?? null
}

/**
 * Creates the role, or sets its password to that of the URL. If the owner may not create roles, the role must exist. If the
 * owner is not a superuser, the role keeps its password.
 */
async function createRole(client: Client, name: string, password: string): Promise<void> {
  const { rows } = await client.query<{ isSuper: boolean; mayCreate: boolean }>(
    `select rolsuper as "isSuper", rolsuper or rolcreaterole as "mayCreate" from pg_roles where rolname = current_user`,
  )
  const { isSuper, mayCreate } = rows[0]!
  const role = await findRole(client, name)
  if (role && (role.isOwner || role.isStrong))
    throw new OperatorError(`DATABASE_URL: "${name}" rolünün yetkisi fazla; beklenen yalnızca giriş yapabilen bir rol.`)
  if (!role && !mayCreate)
    throw new OperatorError(
      `DATABASE_URL: "${name}" rolü yok ve açma izni de yok; yönetici açmalı: CREATE ROLE ${escapeIdentifier(name)} LOGIN PASSWORD '…'`,
    )
  const login = `role ${escapeIdentifier(name)} login${password && ` password ${escapeLiteral(password)}`}`
  if (!role) await client.query(`create ${login}`)
  else if (isSuper && password) await client.query(`alter ${login}`)
}

/** Grants access to the rows of all present and later tables, and nothing that changes a table, a function or a role. */
async function grantRows(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ database: string; tables: string[]; definers: string[]; writers: string[] }>(
    `select current_database() as database, array(
       select relname::text from pg_class where relnamespace = 'public'::regnamespace and relname = any($1)) as tables,
       array(select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace and prosecdef) as definers,
       array(select oid::regprocedure::text from pg_proc
         where pronamespace = 'public'::regnamespace and proname = any($2)) as writers`,
    [Object.keys(RESTRICTED), WRITERS],
  )
  const { database, tables, definers, writers } = rows[0]!
  await client.query(`grant connect on database ${escapeIdentifier(database)} to ${role}`)
  await client.query(`revoke create, temporary on database ${escapeIdentifier(database)} from public, ${role}`)
  for (const schema of SCHEMAS) {
    const rights = 'select, insert, update, delete'
    await client.query(`revoke create on schema ${schema} from public, ${role}`)
    await client.query(`grant usage on schema ${schema} to ${role}`)
    await client.query(`grant ${rights} on all tables in schema ${schema} to ${role}`)
    await client.query(`grant usage on all sequences in schema ${schema} to ${role}`)
    // A process of the previous version may use a table between its migration and these grants.
    await client.query(`alter default privileges in schema ${schema} grant ${rights} on tables to ${role}`)
    await client.query(`alter default privileges in schema ${schema} grant usage on sequences to ${role}`)
  }
  for (const table of tables) {
    await client.query(`revoke all on ${escapeIdentifier(table)} from ${role}`)
    await client.query(`grant ${RESTRICTED[table]} on ${escapeIdentifier(table)} to ${role}`)
  }
  // A restored backup has no grants, and without them every role may call a function.
  for (const definer of definers) await client.query(`revoke all on function ${definer} from public`)
  for (const writer of writers) await client.query(`grant execute on function ${writer} to ${role}`)
}

/**
 * By default only their owner sees the rows of the queue's tables. The policy names no role, because a backup contains it and the
 * role may not exist where it is restored; the grants decide.
 */
async function openQueue(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class
     where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
       and not exists (select from pg_policy where polrelid = pg_class.oid)`,
  )
  for (const { table } of rows) await client.query(`create policy site on ${table} using (true) with check (true)`)
}

/**
 * Creates the role of the site's URL unless it is the owner, and grants it what the site needs. Must run again after each migration
 * and each restore. The caller holds MIGRATION_LOCK.
 * @param client a connection of the owner
 * @throws {OperatorError} if the role cannot be created or has too many rights
 */
export async function admitSite(client: Client, ownerUrl: string, siteUrl: string): Promise<void> {
  const name = userOf(siteUrl)
  if (name === userOf(ownerUrl)) return
  await client.query('begin')
  try {
    await createRole(client, name, decodeURIComponent(new URL(siteUrl).password))
    await openQueue(client)
    await grantRows(client, escapeIdentifier(name))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
