import { z } from 'zod/mini'

const pixels = z.int().check(z.minimum(1))

/** The receipt of a visitor's photo. */
export const photoReceiptShape = z.object({ id: z.uuid(), width: pixels, height: pixels })
