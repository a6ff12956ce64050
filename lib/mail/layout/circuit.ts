import { html, type Html } from '@/lib/mail/layout/html'
import { APPROVAL, STEPS } from '@/lib/orders/steps'
import { INK, SANS } from '@/lib/mail/layout/style'

/** Where an order is. `isApproved` closes the contact, `isOver` makes the last step a reached point. */
export type Place = { step: number; isApproved: boolean; isOver: boolean }

const GREEN = '#1b7549'

function point(size: number, isReached: boolean): Html {
  const [width, fill] = isReached ? ['2px', 'background:#131c26'] : ['1px', '']
  const style = `width:${size}px;height:${size}px;box-sizing:border-box;font-size:0;line-height:0;border:${width} solid #131c26;border-radius:${size / 2}px;${fill}`
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

function line(percent: number, isLive: boolean, isApproval = false): Html {
  const [name, color] = isApproval ? ['okb', GREEN] : ['on', '#131c26']
  const border = `border-top:${isLive ? 2 : 1}px solid ${color}`
  return html`<td width="${percent}%" valign="middle">
    <div class="${name}" style="font-size:0;line-height:0;${border}">&nbsp;</div>
  </td>`
}

const openContact = html`<td
  width="6%"
  class="ink"
  valign="middle"
  style="${SANS};font-size:20px;line-height:18px;text-align:center;${INK}">
  &#8725;
</td>`

/** Draws the steps: the line carries current up to where the order stands, and the contact is the approval. */
export function circuit({ step, isApproved, isOver }: Place): Html {
  const cells = STEPS.flatMap((one) => {
    const isNow = one === step && !isOver
    const dot = point(isNow ? 18 : 12, one <= step)
    if (one === STEPS.at(-1)) return [dot]
    const isLive = one < step
    if (one !== APPROVAL) return [dot, line(18, isLive)]
    return isApproved ? [dot, line(18, true, true)] : [dot, line(7, step >= APPROVAL), openContact, line(5, isLive)]
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      ${cells}
    </tr>
  </table>`
}
