import { escapeLiteral } from 'pg'
import pLimit from 'p-limit'
import { PrismaPg } from '@prisma/adapter-pg'
import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlQuery,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils'
import { databaseError, reportRefusal } from '@/lib/platform/db/errors'
import { setPool } from '@/lib/platform/db/pool'
import { AppError } from '@/lib/platform/app-error'
import { databaseAddresses } from '@/lib/platform/env'
import { currentActor } from '@/lib/platform/runtime/actor'
import { isDatabaseDown } from '@/lib/platform/runtime/database-status'
import { type Prisma, PrismaClient } from '@/lib/generated/prisma/client'
import { isWrite, recordQuery } from '@/lib/platform/runtime/revisions'
import { singleton } from '@/lib/platform/runtime/singleton'

// The layers of a query:
//   db() → guard: fails at once while the database is down, and maps errors
//        → Prisma → withActors: a change by an actor runs in a transaction that names the actor
//        → withTableRecording: records the tables of the query, for the page cache → pg

/**
 * Runs one database call, maps its errors and reports those that an operator can fix. While the database is known to
 * be down it fails at once instead of waiting for a timeout.
 */
async function guard<T>(call: () => Promise<T>): Promise<T> {
  if (isDatabaseDown()) throw new AppError('database-unavailable')
  try {
    return await call()
  } catch (error) {
    reportRefusal(error)
    throw databaseError(error)
  }
}

/**
 * Guards a transaction, including its begin and commit. Errors of the callback are passed on unchanged, because they may
 * have nothing to do with the database.
 */
async function guardTransaction(
  run: (work: unknown, options?: unknown) => Promise<unknown>,
  work: unknown,
  options: unknown,
): Promise<unknown> {
  if (typeof work !== 'function') return guard(() => run(work, options))
  let callbackFailure: { error: unknown } | undefined
  const observedWork = async (client: unknown) => {
    try {
      return (await work(client)) as unknown
    } catch (error) {
      callbackFailure = { error }
      throw error
    }
  }
  return guard(() => run(observedWork, options)).catch((error: unknown) => {
    throw callbackFailure ? callbackFailure.error : error
  })
}

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] })

/** Sets the actor of the transaction, for the audit trail. */
async function setActor(tx: Transaction): Promise<void> {
  const actor = currentActor()
  // The statement contains the value as a literal, because a parameter would cost a prepare step.
  if (actor) await tx.executeRaw(statement(`SET LOCAL site.actor = ${escapeLiteral(JSON.stringify(actor))}`))
}

async function rollBack(tx: Transaction, error: unknown): Promise<never> {
  // If the connection is lost, the server has already rolled back.
  await tx.executeRaw(statement('ROLLBACK')).catch(() => {})
  await tx.rollback()
  throw error
}

/** Runs a statement and commits its transaction, or rolls it back. */
async function commitAfter<R>(tx: Transaction, run: (tx: Transaction) => Promise<R>): Promise<R> {
  try {
    const result = await run(tx)
    await tx.executeRaw(statement('COMMIT'))
    await tx.commit()
    return result
  } catch (error) {
    return rollBack(tx, error)
  }
}

/** Makes a connection or transaction record the tables of its queries. */
function withTableRecording<T extends SqlQueryable>(target: T): T {
  const withRecording = <R>(run: (query: SqlQuery) => R) => {
    return (query: SqlQuery): R => {
      recordQuery(query.sql)
      return run(query)
    }
  }
  const queryRaw = withRecording(target.queryRaw.bind(target))
  const executeRaw = withRecording(target.executeRaw.bind(target))
  return Object.assign(target, { queryRaw, executeRaw })
}

/** Sets the actor in each transaction of a connection. A single statement that writes for an actor gets a transaction. */
function withActors<T extends SqlDriverAdapter>(connection: T): T {
  const begin = connection.startTransaction.bind(connection)
  const startTransaction = async (level?: IsolationLevel): Promise<Transaction> => {
    const tx = await begin(level)
    try {
      await setActor(tx)
      return withTableRecording(tx)
    } catch (error) {
      return rollBack(tx, error)
    }
  }
  const inActorTransaction =
    <R>(name: 'queryRaw' | 'executeRaw', run: (query: SqlQuery) => Promise<R>) =>
    async (query: SqlQuery): Promise<R> => {
      if (!currentActor() || !isWrite(query.sql)) return run(query)
      return commitAfter(await startTransaction(), (tx) => tx[name](query) as Promise<R>)
    }
  const queryRaw = inActorTransaction('queryRaw', connection.queryRaw.bind(connection))
  const executeRaw = inActorTransaction('executeRaw', connection.executeRaw.bind(connection))
  return Object.assign(connection, { startTransaction, queryRaw, executeRaw })
}

/**
 * Records the tables of each query and sets the actor of each change. Prisma's query event is no alternative: it reads the
 * time before each query, which Next reports as an error while it renders a prefetched page.
 */
class RecordingAdapter extends PrismaPg {
  override async connect() {
    const connection = await super.connect()
    setPool(connection.underlyingDriver())
    return withActors(withTableRecording(connection))
  }
}

/** Creates the client. All timeouts are in milliseconds. Only `query_timeout` ends a query to a frozen server. */
function connect(): PrismaClient {
  const adapter = new RecordingAdapter(
    {
      connectionString: databaseAddresses().site,
      max: 10,
      connectionTimeoutMillis: 2000,
      query_timeout: 3000,
      statement_timeout: 3000,
    },
    // Without listeners an error on an idle connection would end the process. The next query reports it anyway.
    { onPoolError: () => {}, onConnectionError: () => {} },
  )
  const baseClient = new PrismaClient({ adapter, transactionOptions: { maxWait: 2000, timeout: 4000 } })
  // Loads Prisma's query compiler without opening a connection, so that the first query after an outage is not slow.
  void baseClient.$connect().catch(() => {})
  const client = baseClient.$extends({ query: { $allOperations: ({ args, query }) => guard(() => query(args)) } })
  const runTransaction = client.$transaction.bind(client) as (work: unknown, options?: unknown) => Promise<unknown>
  const transaction = (work: unknown, options?: unknown) => guardTransaction(runTransaction, work, options)
  // The extension does not change the types, and does not cover begin and commit.
  return new Proxy(client as unknown as PrismaClient, {
    get: (target, name) => (name === '$transaction' ? transaction : (Reflect.get(target, name) as unknown)),
  })
}

/** Returns the process's database client. It is created on first use, because the build has no database. */
export function db(): PrismaClient {
  return singleton('site.db', connect)
}

/** Limits concurrent transactions of visitors, because a flood of them must not use up the connections. */
const visitorLimit = singleton('site.visitor-transactions', () => pLimit(4))

/** Runs a transaction of a visitor. */
export function visitorTransaction<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  return visitorLimit(() => db().$transaction(work))
}
