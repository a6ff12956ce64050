import type { Settings } from '@/lib/settings/schema'
import type { MailContent, MailKind } from '@/lib/mail/kinds'
import { html, oneLine } from '@/lib/mail/layout/html'
import type { MailPart } from '@/lib/mail/layout/parts'
import { BREAK, INK, MONO, SANS, SOFT, STYLES } from '@/lib/mail/layout/style'
import { absoluteUrl } from '@/lib/settings/urls'
import { type Company, companyOf } from '@/lib/settings/company'
import { privacyLink } from '@/lib/site/pages'

export type Mail = {
  kind: MailKind
  subject: string
  /** The text that a mail client shows after the subject. */
  preview: string
  heading: string
  /** The order's number, for the header. Without it, the header shows the company's trade. */
  number?: string
  parts: MailPart[]
  /** Why the recipient gets this email. */
  reason: string
}

const MAX_SUBJECT_CHARS = 180

/** The content id of the company's logo, which is attached because many mail clients do not show remote pictures. */
export const LOGO = 'logo'

/** Maximum width and height of the logo in px. */
const [LOGO_WIDTH, LOGO_HEIGHT] = [200, 48]

const textStyle = (size: number, lineHeight: number, color: string) =>
  `${SANS};font-size:${size}px;line-height:${lineHeight}px;${color}`

const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`
const styles = { markup: STYLES }

/** The company in the header of a mail: its logo, or its name. */
function brand({ name, logo }: Company) {
  if (!logo) return html`&#8730;&#8202;${name.toLocaleUpperCase('tr')}`
  const scale = Math.min(1, LOGO_WIDTH / logo.width, LOGO_HEIGHT / logo.height)
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)]
  return html`<img
    src="cid:${LOGO}"
    alt="${name}"
    width="${width}"
    height="${height}"
    style="display:block;border:0" />`
}

function footer(reason: string, { legalName, address, phone }: Company) {
  const companyAddress = `${legalName}, ${address.lines.join(', ')}`
  const privacy = absoluteUrl(privacyLink.href)
  return {
    content: html`<p class="i2" style="margin:0;${textStyle(14, 21, SOFT)}">
      ${reason}<br />${companyAddress}<br /><a class="i2" href="${phone.href}" style="${SOFT}">${phone.display}</a>
      &nbsp;
      <a class="i2" href="${privacy}" style="${SOFT}">${privacyLink.label}</a>
    </p>`,
    text: [reason, companyAddress, phone.display, `${privacyLink.label}: ${privacy}`],
  }
}

/** Returns a complete email. HTML and plain text contain the same sentences. */
export function compose(settings: Settings, mail: Mail): MailContent {
  const { kind, subject: fullSubject, preview, heading, number, parts, reason } = mail
  const company = companyOf(settings)
  const subject = Array.from(oneLine(fullSubject)).slice(0, MAX_SUBJECT_CHARS).join('')
  const footerParts = footer(reason, company)
  const headerCell = number
    ? html`<td align="right" class="i2" style="${MONO};font-size:16px;line-height:22px;${SOFT}">${number}</td>`
    : html`<td align="right" class="i2" style="${textStyle(14, 22, SOFT)}">${company.trade}</td>`
  const headingStyle = textStyle(30, 36, INK)
  const page = html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body class="bg" style="margin:0;padding:0;background:#f8f9f6">
        <main>
          <div style="display:none;max-height:0;overflow:hidden">${oneLine(preview)}</div>
          <table ${TABLE} class="bg" width="100%" style="background:#f8f9f6">
            <tr>
              <td class="out" align="center" style="padding:24px 8px">
                <table
                  ${TABLE}
                  class="fr pp"
                  width="600"
                  style="width:100%;max-width:600px;background:#ffffff;border:2px solid #131c26">
                  <tr>
                    <td class="fr p" style="padding:16px 32px;border-bottom:2px solid #131c26">
                      <table ${TABLE} width="100%">
                        <tr>
                          <td class="ink" style="${textStyle(22, 26, INK)};font-weight:600;letter-spacing:.02em">
                            ${brand(company)}
                          </td>
                          ${headerCell}
                        </tr>
                      </table>
                    </td>
                  </tr>
                  <tr>
                    <td class="p ln" style="padding:24px 32px 4px">
                      <h1 class="ink h" style="margin:0;${headingStyle};font-weight:600;${BREAK}">${heading}</h1>
                    </td>
                  </tr>
                  ${parts.map(({ rows }) => rows)}
                </table>
                <table ${TABLE} width="600" style="width:100%;max-width:600px">
                  <tr>
                    <td class="p" style="padding:16px 34px">${footerParts.content}</td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </main>
      </body>
    </html> `
  const text = [heading, '', ...parts.flatMap((part) => [...part.text, '']), '-- ', ...footerParts.text]
  return { kind, subject, text: `${text.join('\n').replaceAll('\r\n', '\n')}\n`, html: page.markup }
}
