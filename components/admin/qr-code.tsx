import { encodeQR } from 'qr'

/** Returns an SVG path of a row's dark modules, with adjacent modules joined. */
function rowPath(row: readonly boolean[], y: number): string {
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
  /** Error correction. Screens need little, and 'low' has larger modules. */
  ecc?: 'low' | 'medium'
  className?: string
}

/** A text as a QR code. It is black on white, because a label printer dithers other colours. Its margin is one module wide; three more must stay empty around it. */
export function QrCode({ text, label, ecc = 'medium', className }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc, border: 1 })
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}>
      <path fill="#000" d={rows.map(rowPath).join('')} />
    </svg>
  )
}
