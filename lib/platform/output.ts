import { z } from 'zod/mini'

type Fields<T> = { [Name in keyof T]-?: z.ZodMiniType<T[Name]> }

/**
 * Returns the shape of a serializer's output, with a name in the API's description. A field that one of them lacks is a
 * type error.
 */
export function shapeOf<T extends object>(name: string, fields: Fields<T>): z.ZodMiniType<T> {
  const shape = z.object(fields).register(z.globalRegistry, { id: name })
  // The cast says what Fields says of each field.
  return shape as unknown as z.ZodMiniType<T>
}
