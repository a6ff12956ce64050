import { markdownLines } from '@/lib/articles/markdown/text'
import { STEP_TEXTS, stepCode, STEPS } from '@/lib/orders/steps'
import { splitLines } from '@/lib/content/fields'
import { withinSentence } from '@/lib/platform/turkish/case'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { currentTime } from '@/lib/platform/runtime/render-context'
import { companyOf } from '@/lib/settings/company'
import { privacySections } from '@/lib/settings/privacy-notice'
import { publicQuestions, questionsPath } from '@/lib/settings/questions/questions'
import type { Settings } from '@/lib/settings/schema'
import { withAge } from '@/lib/site/about'
import { PAGES, PATHS } from '@/lib/site/pages'

/** A question or a page. Its texts are in the settings. */
export type SiteText = { kind: 'question' | 'page'; id: string; title: string; lines: string[] }

const withLabel = (label: string, text: string) => `${label}: ${withinSentence(text)}`

function processLines({ processTexts }: Settings): string[] {
  const steps = STEPS.flatMap((step) => {
    const name = `${stepCode(step)} ${STEP_TEXTS[step].title}`
    return splitLines(processTexts[`step${step}`]).map((line) => withLabel(name, line))
  })
  return [processTexts.processLead, ...steps, processTexts.processEnd]
}

function aboutLines({ company, aboutTexts }: Settings): string[] {
  const thisYear = Number(istanbulDay(currentTime()).slice(0, 4))
  return [
    withAge(aboutTexts.aboutIntro, company.foundedYear, thisYear),
    ...splitLines(aboutTexts.mission).map((line) => withLabel('Misyonumuz', line)),
    ...splitLines(aboutTexts.vision).map((line) => withLabel('Vizyonumuz', line)),
    ...splitLines(aboutTexts.whyUs).map((line) => withLabel('Neden biz', line)),
    aboutTexts.howWeWork,
  ]
}

function contactLines(settings: Settings): string[] {
  const { phone, whatsapp, email, address, hours } = companyOf(settings)
  return [
    `Telefon: ${phone.display}`,
    ...(whatsapp ? [`WhatsApp: ${whatsapp.display}`] : []),
    `E-posta: ${email.display}`,
    `Kargo adresi: ${address.lines.join(', ')}`,
    `Çalışma saatleri: ${hours.map(({ days, time }) => `${days} ${time}`).join(', ')}`,
    'İş emri formu: cihazınızı ve arızayı anlatın, teklif isteyin.',
  ]
}

const noticeLines = (settings: Settings) =>
  privacySections(settings).flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list])

const PAGE_LINES = [
  [PATHS.process, processLines],
  [PATHS.about, aboutLines],
  [PATHS.contact, contactLines],
  [PATHS.privacy, noticeLines],
] as const

/** Returns the public questions and the pages with the owner's texts, in the order of the results. */
export function siteTexts(settings: Settings): SiteText[] {
  const questions = publicQuestions(settings).map(({ id, question, answer }): SiteText => {
    return { kind: 'question', id: questionsPath(id), title: question, lines: markdownLines(answer) }
  })
  const pages = PAGE_LINES.map(([path, linesOf]): SiteText => {
    const { label } = PAGES.find((page) => page.path === path)!
    return { kind: 'page', id: path, title: label, lines: linesOf(settings) }
  })
  return [...questions, ...pages]
}
