import { useEffect, useState } from 'react'
import { animatedFormat } from '@/lib/platform/media/animation'

const TEXTS = {
  gif: 'Görsel hareketli. Sitede tek karesi durur: boş olmayan ilk kare.',
  png: 'Görsel hareketli. Sitede tek karesi durur: ilk kare.',
}

/** Returns a note on an animated picture, or '' for any other. */
export async function animationText(file: File): Promise<string> {
  // The server will refuse a file that cannot be read.
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer())
  const format = animatedFormat(new Uint8Array(bytes))
  return format ? TEXTS[format] : ''
}

/** Says before saving that an animated picture will not move on the site. */
export function AnimationNote({ file, className = '' }: { file: File; className?: string }) {
  const [note, setNote] = useState({ file, text: '' })
  useEffect(() => {
    let isCurrent = true
    void animationText(file).then((text) => isCurrent && setNote({ file, text }))
    return () => {
      isCurrent = false
    }
  }, [file])
  return (
    <output className={`block text-small leading-[1.4] font-semibold empty:hidden ${className}`}>
      {note.file === file && note.text}
    </output>
  )
}
