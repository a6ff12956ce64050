// Poppler for the tests of papers: it reads a PDF's text and draws its pages.
import { aptInstall } from './apt.mjs'
import { OperatorError, run } from './console.mjs'

const isThere = () =>
  run('pdftotext', ['-v']).then(
    () => true,
    () => false,
  )

/**
 * Installs poppler's programs where they are missing.
 * @throws {OperatorError} when they cannot be installed
 */
export async function needPoppler() {
  if (await isThere()) return
  const reason = await aptInstall('poppler-utils').then(
    () => 'kurulan çalışmıyor',
    ({ message }) => message,
  )
  if (await isThere()) return
  throw new OperatorError(`Belge testleri için pdftotext bulunamadı ve kurulamadı (${reason}): poppler-utils kurun.`)
}
