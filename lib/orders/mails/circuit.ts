import { html, type Html } from '@/lib/mail/layout/html'
import { type Part, row } from '@/lib/mail/layout/parts'
import { INK, LINE, SANS } from '@/lib/mail/layout/style'
import { repairSteps } from '@/lib/orders/repair-steps'

/** Where an order stands. `isApproved` closes the contact after TP3, `isOver` makes TP6 a reached point. */
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

function wire(percent: number, isLive: boolean, isApproval = false): Html {
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

/** Draws the six steps: the line carries current up to where the order stands, and the contact is the approval. */
function circuit({ step, isApproved, isOver }: Place): Html {
  const cells = [1, 2, 3, 4, 5, 6].flatMap((number) => {
    const isNow = number === step && !isOver
    const dot = point(isNow ? 18 : 12, number <= step)
    if (number === 6) return [dot]
    const isLive = number < step
    if (number !== 3) return [dot, wire(18, isLive)]
    return isApproved ? [dot, wire(18, true, true)] : [dot, wire(7, step >= 3), openContact, wire(5, isLive)]
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      ${cells}
    </tr>
  </table>`
}

/** The circuit of the six steps, with the present one in words. */
export function stepLine(place: Place, sentence?: string): Part {
  const { title } = repairSteps[place.step - 1]!
  const [strong, rest] = sentence ? [`Adım ${place.step}/6, ${title}:`, sentence] : [`Adım ${place.step}/6:`, title]
  const words = html`<p class="ink" style="margin:8px 0 0;${SANS};font-size:15px;line-height:22px;${INK}">
    <b>${strong}</b> ${rest}
  </p>`
  return { rows: row('16px 32px', html`${circuit(place)}${words}`, LINE), text: [`${strong} ${rest}`] }
}
