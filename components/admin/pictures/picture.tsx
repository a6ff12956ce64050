'use client'

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { NARROWEST_WEBP, variantPath } from '@/lib/platform/media/picture'

const AssetBase = createContext('')

/** Passes ASSET_BASE_URL to the browser's code, because it is not known at build time. */
export function AssetBaseProvider({ value, children }: { value: string; children: ReactNode }) {
  return <AssetBase value={value}>{children}</AssetBase>
}

export function useAssetBase(): string {
  return useContext(AssetBase)
}

/** A stored picture by its path: its small file or, if that is missing, the original. */
export function PictureThumbnail({ path, className }: { path: string; className?: string }) {
  const base = useAssetBase()
  const [missingPath, setMissingPath] = useState('')
  return (
    <img
      src={base + (missingPath === path ? path : variantPath(path, NARROWEST_WEBP))}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissingPath(path)}
      className={className}
    />
  )
}

export function FilePreview({ file, className }: { file: File; className?: string }) {
  const show = useCallback((image: HTMLImageElement | null) => void (image && showFile(image, file)), [file])
  return <img ref={show} alt="" decoding="async" className={className} />
}

/**
 * Shows a chosen file in an image, and revokes its URL when it has loaded. If the URL were revoked earlier, the image would
 * fail to load.
 */
export function showFile(image: HTMLImageElement, file: File): void {
  const url = URL.createObjectURL(file)
  const release = () => URL.revokeObjectURL(url)
  image.addEventListener('load', release, { once: true })
  image.addEventListener('error', release, { once: true })
  image.src = url
}
