/// <reference types="vite/client" />
import type { Handler } from '@/lib/http/route'

const modules = import.meta.glob<Record<string, Handler>>('../../app/api/**/route.ts', { eager: true })

/** Every route under /api that declares who may call it, by method and address: 'PUT Services/[key]'. */
export const ROUTES = new Map(
  Object.entries(modules).flatMap(([file, handlers]) =>
    Object.entries(handlers)
      .filter(([method, handler]) => handler.access && method !== 'HEAD')
      .map(([method, handler]) => [`${method} ${file.slice('../../app/api/'.length, -'/route.ts'.length)}`, handler]),
  ),
)
