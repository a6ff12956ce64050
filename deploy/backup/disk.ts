import { OperatorError } from '@/prisma/operator'

const REASONS: Record<string, string> = {
  ENOSPC: 'yer kalmadı',
  EDQUOT: 'kota doldu',
  EACCES: 'yazma izni yok',
  EPERM: 'yazma izni yok',
  EROFS: 'salt okunur',
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** Returns the line for the operator when the file system refuses a write into a folder; null for other errors. */
export function writeRefusal(error: unknown, variable: string, folder: string): OperatorError | null {
  const reason = REASONS[codeOf(error)]
  return reason ? new OperatorError(`${variable}: ${folder} klasöründe ${reason}.`, { cause: error }) : null
}

/** @throws {OperatorError} if the permission to read a file is missing, which does not mean that the set is damaged */
export function throwIfUnreadable(error: unknown, name: string): void {
  if (!['EACCES', 'EPERM'].includes(codeOf(error))) return
  const user = process.getuid?.() ?? ''
  throw new OperatorError(`Yedek okunamıyor: ${name} için okuma izni yok (kullanıcı ${user}).`, { cause: error })
}
