import { pictureNotFound, methodNotAllowed, servePicture } from '@/lib/api/serve-file'

type Context = { params: Promise<{ path: string[] }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [name, ...rest] = (await params).path
  return name === undefined || rest.length > 0 ? pictureNotFound() : servePicture(request, name)
}

export const HEAD = GET

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT }
