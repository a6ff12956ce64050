'use client'

import { createContext, useContext, type ReactNode } from 'react'

const AssetBase = createContext('')

/** Hands ASSET_BASE_URL, which the server reads when it starts, to what runs in the browser. */
export function AssetBaseProvider({ value, children }: { value: string; children: ReactNode }) {
  return <AssetBase value={value}>{children}</AssetBase>
}

/** Prefix of relative picture paths. */
export function useAssetBase(): string {
  return useContext(AssetBase)
}
