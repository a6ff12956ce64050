import { expect, test } from 'vitest'
import { withUploadSlot } from '@/lib/api/body/upload-slots'

const senderOf = (lastOctet: number) => ({ network: `192.0.2.${lastOctet}` })

test('nested calls for one form reuse its slot, even if no other slot is free', async () => {
  const results = [1, 2, 3].map((lastOctet) =>
    withUploadSlot(senderOf(lastOctet), async () => {
      await new Promise(setImmediate)
      return withUploadSlot(senderOf(lastOctet), async () => lastOctet)
    }),
  )
  expect(await Promise.all(results)).toEqual([1, 2, 3])
})
