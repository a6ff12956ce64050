import { html, type Html } from '@/lib/mail/layout/html'
import { type MailPart, row } from '@/lib/mail/layout/parts'
import { INK, LINE, SANS } from '@/lib/mail/layout/style'
import { APPROVAL, pointStatus, STEPS, stepTitle } from '@/lib/orders/steps'

// The circuit of components/orders/circuit.tsx, drawn with tables, because mail clients do not show SVG.

/** An approval closes the approval switch; a warranty bridges it. */
type OrderStatus = { step: number; state: string; isApproved: boolean; isUnderWarranty: boolean }

const GREEN = '#1b7549'

function point(size: number, isReached: boolean): Html {
  const [borderWidth, fill] = isReached ? ['2px', 'background:#131c26'] : ['1px', '']
  const style = `width:${size}px;height:${size}px;box-sizing:border-box;font-size:0;line-height:0;border:${borderWidth} solid #131c26;border-radius:${size / 2}px;${fill}`
  return html`<td width="${size}" valign="middle">
    <table
      role="presentation"
      align="center"
      cellpadding="0"
      cellspacing="0"
      border="0"
      width="${size}"
      style="width:${size}px">
      <tr>
        <td class="${isReached ? 'on dotb' : 'on'}" width="${size}" height="${size}" style="${style}">&nbsp;</td>
      </tr>
    </table>
  </td>`
}

function line(percent: number, isPowered: boolean, isApproval = false): Html {
  const [className, color] = isApproval ? ['okb', GREEN] : ['on', '#131c26']
  const border = `border-top:${isPowered ? 2 : 1}px solid ${color}`
  return html`<td width="${percent}%" valign="middle">
    <div class="${className}" style="font-size:0;line-height:0;${border}">&nbsp;</div>
  </td>`
}

const approvalSwitch = (symbol: Html) =>
  html`<td
    width="6%"
    class="ink"
    valign="middle"
    style="${SANS};font-size:20px;line-height:18px;text-align:center;${INK}">
    ${symbol}
  </td>`
const openSwitch = approvalSwitch(html`&#8725;`)
const bridgedSwitch = approvalSwitch(html`&#8851;`)

/** Draws the steps: the line is thick up to the current step, and the approval is a switch. */
function circuit({ step: currentStep, state, isApproved, isUnderWarranty }: OrderStatus): Html {
  const cells = STEPS.flatMap((step) => {
    const status = pointStatus(step, currentStep, state === 'delivered')
    const dot = point(status === 'now' ? 18 : 12, status !== 'later')
    if (step === STEPS.at(-1)) return [dot]
    const isPowered = step < currentStep
    if (step !== APPROVAL) return [dot, line(18, isPowered)]
    if (isApproved) return [dot, line(18, true, true)]
    return [dot, line(7, currentStep >= step), isUnderWarranty ? bridgedSwitch : openSwitch, line(5, isPowered)]
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      ${cells}
    </tr>
  </table>`
}

/** Returns the circuit, with the current step in words below it. */
export function stepLine(order: OrderStatus, sentence?: string): MailPart {
  const title = stepTitle(order.step)
  const progress = `Adım ${order.step}/${STEPS.length}`
  const [strong, rest] = sentence ? [`${progress}, ${title}:`, sentence] : [`${progress}:`, title]
  const words = html`<p class="ink" style="margin:8px 0 0;${SANS};font-size:15px;line-height:22px;${INK}">
    <b>${strong}</b> ${rest}
  </p>`
  return { rows: row('16px 32px', html`${circuit(order)}${words}`, LINE), text: [`${strong} ${rest}`] }
}
