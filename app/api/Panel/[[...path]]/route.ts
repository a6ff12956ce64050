import { dispatch } from '@/lib/api/dispatch'
import { routes } from '@/lib/panel/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(routes)
