import { AppError, type AppErrorCode } from '@/lib/app-error'

/**
 * Codes of Prisma and of the file system that say something expected; a database that is away says so in `lib/db.ts`.
 * A folder that cannot be written is 507 as a full disk is, because waiting mends neither: an operator does.
 */
const CODES: Record<string, AppErrorCode> = {
  P2025: 'not-found',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EROFS: 'unwritable',
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EIO: 'unwritable',
}

/** The expected failure that a thrown value stands for; null when it is a defect. */
export function expectedFailure(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null
  // By name: Next's chunks and the server bundle are two module worlds with a class each.
  if (error.name === 'AppError') return error as AppError
  const code = CODES[(error as { code?: string }).code ?? '']
  return code ? new AppError(code, { cause: error }) : null
}
