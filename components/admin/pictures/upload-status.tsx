/** How many pictures are being uploaded, and how far they are as a whole. `shares` are from 0 to 1. */
export function UploadStatus({ shares }: { shares: readonly number[] }) {
  const open = shares.filter((share) => share < 1).length
  if (shares.length === 0) return null
  if (open === 0) return 'Resimler işleniyor'
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return (
    <>
      {open} resim yükleniyor, <span className="mono">%{Math.round(mean * 100)}</span>
    </>
  )
}
