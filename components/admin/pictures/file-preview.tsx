import { useCallback } from 'react'

/** A chosen picture before it is uploaded. */
export function FilePreview({ file, className }: { file: File; className?: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt="" decoding="async" className={className} />
}
