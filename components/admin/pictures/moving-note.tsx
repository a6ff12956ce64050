import { useEffect, useState } from 'react'
import { animatedFormat } from '@/lib/platform/media/animation'

const SAID = {
  gif: 'Görsel hareketli. Sitede tek karesi durur: boş olmayan ilk kare.',
  png: 'Görsel hareketli. Sitede tek karesi durur: ilk kare.',
}

/** Returns what is said of a chosen picture that moves, or '' of any other. */
export async function movingText(file: File): Promise<string> {
  // A file that cannot be read is refused when it is sent.
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer())
  const format = animatedFormat(new Uint8Array(bytes))
  return format ? SAID[format] : ''
}

/** Says of a chosen picture, before it is saved, that it will not move. */
export function MovingNote({ file, className = '' }: { file: File; className?: string }) {
  const [said, setSaid] = useState({ file, text: '' })
  useEffect(() => {
    let isCurrent = true
    void movingText(file).then((text) => isCurrent && setSaid({ file, text }))
    return () => {
      isCurrent = false
    }
  }, [file])
  return (
    <output className={`block text-small leading-[1.4] font-semibold empty:hidden ${className}`}>
      {said.file === file && said.text}
    </output>
  )
}
