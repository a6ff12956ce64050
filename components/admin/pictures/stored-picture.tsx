'use client'

import { useState } from 'react'
import { useAssetBase } from '@/components/admin/pictures/asset-base'
import { NARROWEST_WEBP, variantPath } from '@/lib/media/picture'

/** A stored picture by its path: its small file, or the whole one should that be missing on the disk. */
export function StoredPicture({ path, className }: { path: string; className?: string }) {
  const base = useAssetBase()
  const [missing, setMissing] = useState('')
  return (
    <img
      src={base + (missing === path ? path : variantPath(path, NARROWEST_WEBP))}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(path)}
      className={className}
    />
  )
}
