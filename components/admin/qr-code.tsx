import { encodeQR } from 'qr'

/** Dark modules of a row, joined where they touch. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`
  }
  return path
}

type QrCodeProps = {
  text: string
  label: string
  /** How much of it may be damaged. On a screen nothing is, and 'low' makes a coarser code. */
  ecc?: 'low' | 'medium'
  className?: string
}

/** A text as QR code, black on white, because a label printer has no other ink and would draw dots. The white margin is one module; what is around it gives the other three. */
export function QrCode({ text, label, ecc = 'medium', className }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc, border: 1 })
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}>
      <path fill="#000" d={rows.map(runsOf).join('')} />
    </svg>
  )
}
