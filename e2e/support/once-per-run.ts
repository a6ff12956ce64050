import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { until } from './servers/processes'

export const RUN_FOLDER_VARIABLE = 'OPERATIONS_RUN_FOLDER'

export function runFolder(): string {
  const folder = process.env[RUN_FOLDER_VARIABLE]
  if (folder) return folder
  throw new Error(
    `${RUN_FOLDER_VARIABLE} is not set: these tests run in the projects "operations", "timed" and "soak".`,
  )
}

/**
 * Returns a folder that several test files read. The first caller creates it, and the others wait until it is complete. It is
 * removed after the run.
 * @param make fills the empty folder
 */
export async function oncePerRun(name: string, make: (folder: string) => Promise<void> | void): Promise<string> {
  const folder = path.join(runFolder(), name)
  const [doneFile, failedFile] = [`${folder}.done`, `${folder}.failed`]
  try {
    mkdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    await until(() => existsSync(doneFile) || existsSync(failedFile), `${name} is complete`, 120_000)
    if (existsSync(failedFile))
      throw new Error(`${name} could not be created; see the error of the test file that tried.`, { cause: error })
    return folder
  }
  try {
    await make(folder)
  } catch (error) {
    writeFileSync(failedFile, '')
    throw error
  }
  writeFileSync(doneFile, '')
  return folder
}
