import { findCustomerPhoto } from '@/lib/orders/tracking/data'
import { methodNotAllowed, servePhoto } from '@/lib/api/serve-file'

type Context = { params: Promise<{ token: string; path: string[] }> }

/** A photo that the customer of an order may see: …/foto/{id}, or …/kucuk and …/orta for smaller files. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token, path } = await params
  return servePhoto(request, path, (id) => findCustomerPhoto(token, id))
}

export const HEAD = GET

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT }
