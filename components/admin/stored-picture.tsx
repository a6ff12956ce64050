'use client'

import { useState } from 'react'
import { useAssetBase } from '@/components/admin/asset-base'
import { variantPath } from '@/lib/media/picture'

const WIDTH = 320

/** A stored picture by its path: its small file, or the whole one when it is too small to have any. */
export function StoredPicture({ path, className }: { path: string; className?: string }) {
  const base = useAssetBase()
  const [missing, setMissing] = useState('')
  return (
    <img
      src={base + (missing === path ? path : variantPath(path, WIDTH))}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(path)}
      className={className}
    />
  )
}
