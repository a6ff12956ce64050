import { dispatch } from '@/lib/api/dispatch'
import { routes } from '@/lib/parts/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(routes)
