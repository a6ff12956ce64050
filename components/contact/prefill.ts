import type { Fault } from '@/lib/faults/data'
import { MAX_CODE_CHARS } from '@/lib/faults/schema'
import { DESCRIPTION_LIMIT } from '@/lib/contact/fields'
import { withinSentence } from '@/lib/platform/turkish/case'
import { quotePathOfCode, quotePathOfFault } from '@/lib/site/page-queries'

/** What the form is filled with. */
export type Prefill = {
  /** The page's address with its query. The form is sent there, so that it is filled from the same fault again. */
  address: string
  /** Texts by field name. */
  values: Readonly<Record<string, string>>
  /** Hints that differ from those of an empty form, by field name. */
  hints: Readonly<Record<string, string>>
  /** What the link that empties the form again is called after 'Kaldır'. */
  name: string
}

/** Room that the checks leave in the description for what the visitor saw. */
const ROOM = 1500

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** Returns the description: what is wrong, and a place for what was seen at each check. */
function descriptionOf({ code, title }: Fault, checks: readonly string[]): string {
  const opening = sentence(code ? `${code}: ${withinSentence(title)}` : title)
  return checks.reduce((text, check) => {
    const more = `${text}\n\nBaktığımız: ${check}\nGördüğümüz: `
    return more.length > DESCRIPTION_LIMIT - ROOM ? text : more
  }, opening)
}

/** Returns what fills the form from a fault and the checks (counted from 1) that were ticked. Unknown checks are left out. */
export function prefillOfFault(fault: Fault, ticked: readonly number[]): Prefill {
  const { slug, brand, series, code, title } = fault
  const known = ticked.filter((number) => fault.checks[number - 1] !== undefined)
  const checks = known.flatMap((number) => fault.checks[number - 1] ?? [])
  return {
    address: quotePathOfFault(slug, known),
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

/** Whether a text that was searched for looks like a code and not like words. */
export function isCode(text: string): boolean {
  return text.length <= MAX_CODE_CHARS && (/\d/.test(text) || /^\S{1,8}$/.test(text))
}

/** Returns what fills the form from a text that was searched for and not found. */
export function prefillOfText(text: string): Prefill {
  return {
    address: quotePathOfCode(text),
    values: { problemDescription: sentence(isCode(text) ? `Alarm kodu: ${text}` : text) },
    hints: { problemDescription: 'Aradığınız yazıldı; ne zaman çıktığını ve bugüne kadar neyin denendiğini ekleyin.' },
    name: text,
  }
}
