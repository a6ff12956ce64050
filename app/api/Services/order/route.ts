import { orderRoute } from '@/lib/api/order-route'
import { resource } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: orderRoute('service') })
