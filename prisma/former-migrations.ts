import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { fillQuoteAmounts } from '@/lib/orders/quote/sums'
import { migrationsFolder } from './migration-files'
import { OperatorError } from './operator'
import { scriptFunctions } from './sql-functions'

/** The first migration, and the last of those that it replaced. Commit 68a9954f still has those. */
const [BASELINE, LAST_FORMER] = ['20261129000000_baseline', '20261128141000_trigrams_without_pending_list']

const TOO_OLD =
  'Veritabanı bu sürümün yükseltebileceğinden eski. Önce 68a9954f sürümünü bir kez başlatın, sonra bu sürüme geçin.'

/** Removes what only versions before the last former migration used. */
const REPLACED = `
  drop trigger if exists fill_customer on work_orders;
  drop trigger if exists forget_responsible on work_orders;
  drop trigger if exists follow_account on administrators;
  drop function if exists fill_customer, join_customers, customer_of, find_customer, forget_responsible, account_name, audit_redact;
  drop view if exists search_words;
`

/**
 * Brings a database of the former migrations to the state of the baseline, which is then not applied. The rows of the former
 * migrations stay, so that the previous version can still start. The caller holds the lock.
 * @throws {OperatorError} if some of the former migrations were not applied
 */
export async function adoptFormer(client: Client): Promise<void> {
  const {
    rows: [found],
  } = await client.query<{ exists: boolean }>(`select to_regclass('_prisma_migrations') is not null as exists`)
  if (!found!.exists) return
  const { rows } = await client.query<{ name: string }>('select migration_name as name from _prisma_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  if (applied.size === 0 || applied.has(BASELINE)) return
  if (!applied.has(LAST_FORMER)) throw new OperatorError(TOO_OLD)
  // During the upgrade to the last former migration the version before it could send quotes without sums.
  await fillQuoteAmounts(async (statement, ...values) => (await client.query(statement, values)).rows)
  const script = await readFile(path.join(migrationsFolder, BASELINE, 'migration.sql'))
  const checksum = createHash('sha256').update(script).digest('hex')
  // One round trip and hence one transaction.
  await client.query(
    `${await scriptFunctions(client)} ${REPLACED}
     insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values (gen_random_uuid(), '${checksum}', '${BASELINE}', now(), 1)`,
  )
}
