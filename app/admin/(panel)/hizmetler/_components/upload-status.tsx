/** How many pictures are on their way, and how far they are on the whole. */
export function UploadStatus({ progress }: { progress: Record<string, number> }) {
  const shares = Object.values(progress)
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
