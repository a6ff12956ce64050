import { AppError } from '@/lib/platform/app-error'

/** Runs a write. @throws {AppError} slug-taken if the slug already exists */
export async function refusingTakenSlug<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const isUnique = error instanceof Error && (error as { code?: string }).code === 'P2002'
    throw isUnique ? new AppError('slug-taken', { cause: error }) : error
  }
}
