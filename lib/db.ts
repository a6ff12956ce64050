import { PrismaPg } from '@prisma/adapter-pg'
import { databaseError } from '@/lib/database-error'
import { AppError } from '@/lib/app-error'
import { envOf } from '@/lib/env'
import { isDatabaseDown } from '@/lib/runtime/database-status'
import { PrismaClient } from '@/lib/generated/prisma/client'
import { noteQuery } from '@/lib/runtime/revisions'
import { singleton } from '@/lib/runtime/singleton'

/**
 * Runs one call to the database. While the database is known to be away it fails at once,
 * so that nobody waits for a timeout; whatever else says that it cannot be reached becomes the same AppError.
 */
async function guarded<T>(call: () => Promise<T>): Promise<T> {
  if (isDatabaseDown()) throw new AppError('database-unavailable')
  try {
    return await call()
  } catch (error) {
    throw databaseError(error)
  }
}

/**
 * The same around a transaction, whose beginning and end are calls too.
 * What its own function throws comes out as it is: it may have nothing to do with the database.
 */
async function guardedTransaction(
  run: (work: unknown, options?: unknown) => Promise<unknown>,
  work: unknown,
  options: unknown,
): Promise<unknown> {
  if (typeof work !== 'function') return guarded(() => run(work, options))
  let own: { error: unknown } | undefined
  const watched = async (client: unknown) => {
    try {
      return (await work(client)) as unknown
    } catch (error) {
      own = { error }
      throw error
    }
  }
  return guarded(() => run(watched, options)).catch((error: unknown) => {
    throw own ? own.error : error
  })
}

/** `query_timeout` is what ends a query against a frozen server; the other limits end the rest. Milliseconds. */
function connect(): PrismaClient {
  const adapter = new PrismaPg(
    {
      connectionString: envOf('DATABASE_URL').DATABASE_URL,
      max: 10,
      connectionTimeoutMillis: 2000,
      query_timeout: 3000,
      statement_timeout: 3000,
    },
    // Without listeners a connection that breaks while idle would end the process; its next query tells anyway.
    { onPoolError: () => {}, onConnectionError: () => {} },
  )
  const plain = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: 2000, timeout: 4000 },
    log: [{ emit: 'event', level: 'query' }],
  })
  plain.$on('query', ({ query }) => noteQuery(query))
  // Loads Prisma's query compiler now, opens no connection: an outage at the start must not make the first answer after it slow.
  void plain.$connect().catch(() => {})
  const client = plain.$extends({ query: { $allOperations: ({ args, query }) => guarded(() => query(args)) } })
  const runTransaction = client.$transaction.bind(client) as (work: unknown, options?: unknown) => Promise<unknown>
  const transaction = (work: unknown, options?: unknown) => guardedTransaction(runTransaction, work, options)
  // The extension above changes no types, and beginning and committing are no queries to it: hence the two casts.
  return new Proxy(client as unknown as PrismaClient, {
    get: (target, name) => (name === '$transaction' ? transaction : (Reflect.get(target, name) as unknown)),
  })
}

/** The one database client of the process, made on first use: the build has no database. */
export function db(): PrismaClient {
  return singleton('site.db', connect)
}
