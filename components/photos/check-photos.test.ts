import { expect, it } from 'vitest'
import { checkPhotos } from '@/components/photos/check-photos'
import { photoToSend } from '@/components/photos/use-photo-uploads'

const large = new File([new Uint8Array(16 * 1024 * 1024)], 'etiket.jpg', { type: 'image/jpeg' })

it('a photo of more than 15 MB is accepted, because it is reduced before sending', () => {
  expect(checkPhotos([large], 5, 5)).toEqual({ accepted: [large], errors: [] })
})

it('a photo that the browser cannot reduce is refused as the server would refuse it', async () => {
  await expect(photoToSend(large)).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining('15 MB') as string,
  })
})
