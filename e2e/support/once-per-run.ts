import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RUN_FOLDER } from './run-folder'
import { until } from './processes'

/**
 * Returns a folder that several test files read. The first caller makes it, others wait until it is complete, and it is
 * removed after the run.
 * @param make fills the folder, which exists and is empty
 */
export async function oncePerRun(name: string, make: (folder: string) => Promise<void> | void): Promise<string> {
  const all = process.env[RUN_FOLDER]
  if (!all) throw new Error(`${RUN_FOLDER} is not set: these tests run in the projects "operations" and "timed".`)
  const folder = path.join(all, name)
  const [done, failed] = [`${folder}.done`, `${folder}.failed`]
  try {
    mkdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    await until(() => existsSync(done) || existsSync(failed), `${name} is made`, 120_000)
    if (existsSync(failed))
      throw new Error(`${name} could not be made; the file that tried says why.`, { cause: error })
    return folder
  }
  try {
    await make(folder)
  } catch (error) {
    writeFileSync(failed, '')
    throw error
  }
  writeFileSync(done, '')
  return folder
}
