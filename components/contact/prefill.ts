import type { Fault } from '@/lib/faults/data'
import { MAX_CODE_CHARS } from '@/lib/faults/schema'
import { DESCRIPTION_LIMIT } from '@/lib/contact/fields'
import { withinSentence } from '@/lib/platform/turkish/case'
import { contactPathForCode, contactPathForFault } from '@/lib/site/page-queries'

/** Initial values of the form. */
export type Prefill = {
  /** Path and query of the page. The form posts there, so that a form with errors has the same prefill again. */
  path: string
  /** Texts by field name. */
  values: Readonly<Record<string, string>>
  /** Hints that differ from those of an empty form, by field name. */
  hints: Readonly<Record<string, string>>
  /** Name of the source, for the link 'Kaldır'. */
  name: string
}

/** Characters of the description that are kept free for the visitor's own text. */
const RESERVED_CHARS = 1500

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** Returns the description: the fault, and a line for the result of each check. */
function descriptionOf({ code, title }: Fault, checks: readonly string[]): string {
  const faultSentence = asSentence(code ? `${code}: ${withinSentence(title)}` : title)
  return checks.reduce((text, check) => {
    const longerText = `${text}\n\nBaktığımız: ${check}\nGördüğümüz: `
    return longerText.length > DESCRIPTION_LIMIT - RESERVED_CHARS ? text : longerText
  }, faultSentence)
}

/** Returns initial values from a fault and the numbers (from 1) of its ticked checks. Ignores unknown numbers. */
export function prefillOfFault(fault: Fault, tickedNumbers: readonly number[]): Prefill {
  const { slug, brand, series, code, title } = fault
  const knownNumbers = tickedNumbers.filter((number) => fault.checks[number - 1] !== undefined)
  const checks = knownNumbers.flatMap((number) => fault.checks[number - 1] ?? [])
  return {
    path: contactPathForFault(slug, knownNumbers),
    values: { deviceBrand: brand, deviceModel: series, problemDescription: descriptionOf(fault, checks) },
    hints: {
      ...(series && { deviceModel: 'Seri yazıldı; etiketteki tam modeli ekleyin.' }),
      problemDescription:
        checks.length > 0
          ? 'İşaretledikleriniz yazıldı; gördüğünüzü ve alarmın ne zaman çıktığını ekleyin.'
          : 'Arıza yazıldı; ne zaman çıktığını ve bugüne kadar neyin denendiğini ekleyin.',
    },
    name: `${code || title} arızası`,
  }
}

/** Whether a search text looks like a code. */
export function isCode(text: string): boolean {
  return text.length <= MAX_CODE_CHARS && (/\d/.test(text) || /^\S{1,8}$/.test(text))
}

/** Returns initial values from the text of a search without hits. */
export function prefillOfText(text: string): Prefill {
  return {
    path: contactPathForCode(text),
    values: { problemDescription: asSentence(isCode(text) ? `Alarm kodu: ${text}` : text) },
    hints: { problemDescription: 'Aradığınız yazıldı; ne zaman çıktığını ve bugüne kadar neyin denendiğini ekleyin.' },
    name: text,
  }
}
