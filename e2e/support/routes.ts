import { readRoutes } from '@/app/api/openapi.json/routes'

export const ROUTES = await readRoutes()
