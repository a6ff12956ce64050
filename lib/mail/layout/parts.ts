import { html, type Html, withLineBreaks, oneLine } from '@/lib/mail/layout/html'
import { BREAK, INK, LINE, MONO, SANS, SOFT } from '@/lib/mail/layout/style'

/** A part of an email: rows of its table, and the same content as lines of plain text. */
export type MailPart = { rows: Html; text: string[] }

const INK_TEXT = `${SANS};font-size:16px;line-height:25px;${INK};${BREAK}`
const LABEL = `margin:0;${SANS};font-size:14px;line-height:20px;${SOFT}`

/** A row of the email's table. */
export const row = (padding: string, content: Html, border = ''): Html =>
  html`<tr>
    <td class="p ln" style="padding:${padding};${border}">${content}</td>
  </tr>`

/** Paragraphs below the heading. */
export function paragraphs(...texts: string[]): MailPart {
  const content = texts.map(
    (text, index) =>
      html`<p class="ink" style="margin:0 0 ${index === texts.length - 1 ? '0' : '12px'};${INK_TEXT}">
        ${withLineBreaks(text)}
      </p>`,
  )
  return { rows: row('8px 32px 20px', html`${content}`), text: texts }
}

/** A sentence with a phone number to call. */
export function callLine(text: string, phone: { display: string; href: string }): MailPart {
  const link = html`<a class="ink" href="${phone.href}" style="${INK};font-weight:600;white-space:nowrap"
    >${phone.display}</a
  >`
  return {
    rows: row('0 32px 24px', html`<p class="ink" style="margin:0;${INK_TEXT}">${text} ${link}</p>`),
    text: [`${text} ${phone.display}`],
  }
}

/** A labelled value, optionally with a link. Blank values are omitted. */
type Fact = { label: string; value: string; isCode?: boolean; href?: string | null }

function factCell({ label, value, isCode, href }: Fact, index: number, isAlone: boolean): Html {
  const [left, border] = index === 0 ? ['32px', ''] : ['16px', 'border-left:1px solid #c6cdcf']
  const font = isCode ? `${MONO};font-size:15px` : `${SANS};font-size:16px;font-weight:600`
  const valueHtml = href ? html`<a class="ink" href="${href}" style="${INK}">${value}</a>` : value
  const span = isAlone ? html` colspan="2"` : html` width="50%"`
  return html`<td class="col p ln" ${span} valign="top" style="padding:12px 16px 14px ${left};${LINE};${border}">
    <p class="i2" style="${LABEL}">${label}</p>
    <p class="ink" style="margin:0;${font};line-height:24px;${INK};${BREAK}">${valueHtml}</p>
  </td>`
}

/** Labelled values, two per row. */
export function facts(...items: Fact[]): MailPart {
  const shownFacts = items.map((fact) => ({ ...fact, value: oneLine(fact.value) })).filter(({ value }) => value !== '')
  const pairs = shownFacts.flatMap((_, index) => (index % 2 === 0 ? [shownFacts.slice(index, index + 2)] : []))
  const rows = pairs.map(
    (pair) =>
      html`<tr>
        ${pair.map((fact, index) => factCell(fact, index, pair.length === 1))}
      </tr>`,
  )
  return {
    rows: html`<tr>
      <td style="padding:0">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          ${rows}
        </table>
      </td>
    </tr>`,
    text: shownFacts.map(({ label, value }) => `${label}: ${value}`),
  }
}

/** A longer text that a person wrote. An empty text is omitted. */
export function quotedText(label: string, value: string): MailPart {
  if (value.trim() === '') return { rows: html``, text: [] }
  const content = html`<p class="i2" style="${LABEL}">${label}</p>
    <p class="ink" style="margin:0;${INK_TEXT}">${withLineBreaks(value.trim())}</p>`
  return { rows: row('16px 32px', content, LINE), text: [`${label}: ${value.trim()}`] }
}

/** A large value, with an optional note below it. */
export function largeValue(label: string, value: string, note = ''): MailPart {
  const noteHtml = note
    ? html`<p class="i2" style="margin:0;${MONO};font-size:14px;line-height:22px;${SOFT}">${note}</p>`
    : html``
  const content = html`<p class="i2" style="margin:0;${SANS};font-size:15px;line-height:22px;${SOFT}">${label}</p>
    <p
      class="ink amt"
      style="margin:0 0 4px;${MONO};font-size:${note ? 40 : 36}px;line-height:50px;letter-spacing:-.04em;${INK}">
      ${value}
    </p>
    ${noteHtml}`
  return { rows: row('20px 32px', content, LINE), text: [`${label}: ${value}${note ? ` (${note})` : ''}`] }
}

/** The email's only button. */
export function button(label: string, href: string, ...notes: string[]): MailPart {
  const noteParagraphs = notes.map(
    (note) => html`<p class="i2" style="margin:14px 0 0;${SANS};font-size:15px;line-height:22px;${SOFT}">${note}</p>`,
  )
  const content = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="act b" style="background:#f0560a;border-radius:2px">
          <a
            href="${href}"
            style="display:inline-block;padding:15px 28px;${SANS};font-size:17px;line-height:20px;font-weight:600;${INK};text-decoration:none;text-align:center"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    ${noteParagraphs}`
  return { rows: row('20px 32px 24px', content, LINE), text: [`${label}: ${href}`, ...notes] }
}

/** A sentence and a plain link, for emails that require no action. */
export function linkLine(sentence: string, label: string, href: string, note: string): MailPart {
  const link = html`<a class="ink" href="${href}" style="${INK};font-weight:600">${label}</a>`
  const content = html`<p class="ink" style="margin:0 0 8px;${INK_TEXT}">${sentence}</p>
    <p class="ink" style="margin:0;${INK_TEXT}">${link} <span class="i2" style="${SOFT}">(${note})</span></p>`
  return { rows: row('16px 32px 24px', content, LINE), text: [sentence, `${label}: ${href} (${note})`] }
}

export function advice(heading: string, sentence: string): MailPart {
  const content = html`<p class="ink" style="margin:0 0 4px;${INK_TEXT}"><b>${heading}</b></p>
    <p class="i2" style="margin:0;${SANS};font-size:16px;line-height:25px;${SOFT}">${sentence}</p>`
  return { rows: row('16px 32px 24px', content, LINE), text: [`${heading}: ${sentence}`] }
}
