import { expect, test } from 'vitest'
import { withUploadSlot } from '@/lib/api/body/upload-slots'

const senderOf = (network: number) => ({ network: `192.0.2.${network}` })

test('nested calls of a form share its slot, even if no other slot is free', async () => {
  const answers = [1, 2, 3].map((network) =>
    withUploadSlot(senderOf(network), async () => {
      await new Promise(setImmediate)
      return withUploadSlot(senderOf(network), async () => network)
    }),
  )
  expect(await Promise.all(answers)).toEqual([1, 2, 3])
})
