import { clientOf } from '@/lib/api/request'
import { methodNotAllowed, servePaper } from '@/lib/api/serve-file'
import { getCustomerPaper } from '@/lib/orders/paper/papers'

type Context = { params: Promise<{ token: string; file: string }> }

/** A document of an order for its customer: …/belge/quote-1.pdf. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token, file } = await params
  return servePaper(request, file, (name) => getCustomerPaper(token, name, clientOf(request.headers)))
}

export const HEAD = GET

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT }
