import { ALL_ROUTES } from '@/app/api/routes'
import { dispatch } from '@/lib/api/dispatch'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(ALL_ROUTES)
