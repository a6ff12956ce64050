import { AppError } from '@/lib/app-error'
import { type Handler, route } from '@/lib/http/route'

const nothing: Handler = route({
  access: 'anyone',
  call: () => Promise.reject(new AppError('not-found', { message: 'Böyle bir adres yok (404).' })),
  reply: () => ({ status: 204 }),
})

export { nothing as DELETE, nothing as GET, nothing as HEAD, nothing as OPTIONS, nothing as PATCH, nothing as POST, nothing as PUT }
