import { AppError } from '@/lib/app-error'

/**
 * Prisma's codes that say something about the data. Callers that expect them look at `code`
 * ('P2002' unique, 'P2003' foreign key, 'P2025' no such row); unexpected, they are a defect and stay what they are.
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

/** SQLSTATE of a server whose own disk is full. */
const SERVER_DISK_FULL = '53100'

type AdapterFailure = { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } }

/** The server's own code, where Prisma hands it on. */
function serverCode(error: Error): string | undefined {
  return (error as AdapterFailure).meta?.driverAdapterError?.cause?.originalCode
}

/**
 * What a failed call to the database means. Errors about the data and the domain's own come back as they are;
 * a call that Prisma refused to make (wrong arguments) is a defect and does too. Everything else, known or unknown,
 * says that the database cannot be reached, did not answer in time or wants the call again (a deadlock); but a full disk
 * of its own it says itself.
 */
export function databaseError(error: unknown): Error {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return new AppError('database-unavailable', { cause: error })
  // By name: the error may come from the other module world, whose classes are not ours.
  if (error.name === 'AppError' || error.name === 'PrismaClientValidationError') return error
  if (error.name === 'PrismaClientKnownRequestError' && ABOUT_DATA.has((error as { code?: string }).code ?? ''))
    return error
  if (serverCode(error) === SERVER_DISK_FULL) {
    return new AppError('disk-full', { message: 'Sunucuda yer kalmadı; kayıt yapılamadı.', cause: error })
  }
  return new AppError('database-unavailable', { cause: error })
}
