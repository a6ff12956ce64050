import { AppError } from '@/lib/app-error'

/**
 * Prisma's codes for errors in the data. Callers that expect them check `code` ('P2002' unique, 'P2003' foreign key,
 * 'P2025' no such row). If no caller does, they are a defect.
 */
const ABOUT_DATA = new Set([
  'P2000',
  'P2002',
  'P2003',
  'P2004',
  'P2005',
  'P2006',
  'P2007',
  'P2011',
  'P2012',
  'P2013',
  'P2014',
  'P2015',
  'P2017',
  'P2018',
  'P2019',
  'P2020',
  'P2023',
  'P2025',
  'P2033',
])

/** SQLSTATE for a full disk of the database server. */
const SERVER_DISK_FULL = '53100'

type AdapterFailure = { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } }

/** Returns the server's own code if Prisma passes it on. */
function serverCode(error: Error): string | undefined {
  return (error as AdapterFailure).meta?.driverAdapterError?.cause?.originalCode
}

/**
 * Maps the error of a failed database call. Returns errors about the data, errors of the domain and invalid calls,
 * which are defects, unchanged. A full disk of the server becomes 'disk-full'. All others become
 * 'database-unavailable': the database is unreachable, too slow or has aborted the transaction (a deadlock).
 */
export function databaseError(error: unknown): Error {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return new AppError('database-unavailable', { cause: error })
  // By name, because Next's chunks and the server bundle each have their own classes.
  if (error.name === 'AppError' || error.name === 'PrismaClientValidationError') return error
  if (error.name === 'PrismaClientKnownRequestError' && ABOUT_DATA.has((error as { code?: string }).code ?? ''))
    return error
  if (serverCode(error) === SERVER_DISK_FULL) {
    return new AppError('disk-full', { message: 'Sunucuda yer kalmadı; kayıt yapılamadı.', cause: error })
  }
  return new AppError('database-unavailable', { cause: error })
}
