import { noPicture, noSuchMethod, servePicture } from '@/lib/api/serve-file'

type Context = { params: Promise<{ path: string[] }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [name, ...rest] = (await params).path
  return name === undefined || rest.length > 0 ? noPicture() : servePicture(request, name)
}

export const HEAD = GET

export { noSuchMethod as DELETE, noSuchMethod as PATCH, noSuchMethod as POST, noSuchMethod as PUT }
