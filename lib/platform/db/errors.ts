import { LRUCache } from 'lru-cache'
import { AppError } from '@/lib/platform/app-error'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/runtime/singleton'

/**
 * Prisma's codes for errors in the data. Callers that expect them check `code` ('P2002' unique, 'P2003' foreign key,
 * 'P2025' no such row). If no caller does, they are a defect.
 */
const DATA_ERRORS = new Set([
  'P2000',
  'P2002',
  'P2003',
  'P2007',
  'P2011',
  'P2012',
  'P2013',
  'P2014',
  'P2017',
  'P2018',
  'P2019',
  'P2020',
  'P2023',
  'P2025',
])

/** SQLSTATE for a full disk of the database server. */
const SERVER_DISK_FULL = '53100'

/**
 * SQLSTATEs whose message tells an operator what to fix: permissions (42501), objects that a migration creates (42P01 to
 * 3F000), a read-only server (25006), resources (53), shutdowns and timeouts (57), the server's files (58). Such messages
 * name tables, roles and limits. All other messages may quote values; a syntax error (42601), for example, quotes search words.
 */
const OPERATOR_CODES = /^(?:42501|42P01|42703|42704|42883|3F000|25006|5[378]...)$/

/** SQLSTATEs of a server that stops or starts. The log has a separate line about such an outage. */
const OUTAGE_CODE = /^57P/

/** An error that the server reported. `message` is empty if it might quote values. The log shows code and message. */
export class ServerRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    { stack }: Error,
  ) {
    super(OPERATOR_CODES.test(code) ? message : '')
    this.name = 'ServerRefusal'
    this.stack = stack
  }
}

type AdapterFailure = {
  meta?: { driverAdapterError?: { cause?: { originalCode?: string; originalMessage?: string } } }
}

/** Returns the server's error behind an error of Prisma or of the driver, or null if the server did not answer. */
export function refusalOf(error: unknown): ServerRefusal | null {
  if (!(error instanceof Error)) return null
  const { originalCode, originalMessage = '' } = (error as AdapterFailure).meta?.driverAdapterError?.cause ?? {}
  if (originalCode) return new ServerRefusal(originalCode, originalMessage, error)
  const { code, severity } = error as { code?: string; severity?: string }
  return code && severity ? new ServerRefusal(code, error.message, error) : null
}

const REPORT_EVERY_MS = 60_000
const recentReasons = singleton('site.refusals', () => new LRUCache<string, true>({ max: 100, ttl: REPORT_EVERY_MS }))

/**
 * Logs an error that an operator can fix, once per minute and reason. Pages and background work need this, because they
 * continue without the database and log nothing themselves.
 */
export function reportRefusal(error: unknown): void {
  const refusal = refusalOf(error)
  if (!refusal?.message || OUTAGE_CODE.test(refusal.code)) return
  const reason = `${refusal.code} ${refusal.message}`
  if (recentReasons.has(reason)) return
  recentReasons.set(reason, true)
  log.error({ error: refusal }, 'database refused')
}

/**
 * Maps the error of a failed database call. Errors about the data, errors of the domain and invalid calls (defects) stay
 * unchanged. A full disk of the server becomes 'disk-full'. All other errors become
 * 'database-unavailable': the database is unreachable, too slow or has aborted the transaction (a deadlock).
 */
export function databaseError(error: unknown): Error {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return new AppError('database-unavailable', { cause: error })
  // Compared by name, because Next's chunks and the server bundle each have their own classes.
  if (error.name === 'AppError' || error.name === 'PrismaClientValidationError') return error
  if (error.name === 'PrismaClientKnownRequestError' && DATA_ERRORS.has((error as { code?: string }).code ?? ''))
    return error
  const refusal = refusalOf(error)
  const cause = refusal ?? error
  if (refusal?.code === SERVER_DISK_FULL) {
    return new AppError('disk-full', { message: 'Sunucuda yer kalmadı; kayıt yapılamadı.', cause })
  }
  return new AppError('database-unavailable', { cause })
}
