import { readRoutes } from '@/app/api/openapi.json/routes'

/** Every route under /api that declares who may call it, by method and address: 'PUT Services/[key]'. */
export const ROUTES = await readRoutes()
