import { declaredRoutes } from '@/app/api/routes'

export const ROUTES = declaredRoutes()
