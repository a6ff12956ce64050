import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/lib/generated/prisma/client'
import { env } from '@/lib/env'

/**
 * The one database client of the process. `query_timeout` is what ends a query against a frozen server;
 * the other limits end the rest. Kept on globalThis because Next's chunks and the server bundle are two module worlds.
 */
const KEY = Symbol.for('site.db')
const globals = globalThis as { [KEY]?: PrismaClient }

function connect(): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: env().DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 2000,
    query_timeout: 3000,
    statement_timeout: 3000,
  })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 2000, timeout: 4000 } })
}

/** The client, made on first use: the build has no database. */
export function db(): PrismaClient {
  return (globals[KEY] ??= connect())
}
