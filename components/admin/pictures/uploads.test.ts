import { expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/client'
import { uploadAll } from './uploads'

const chosen = (key: string) => ({ key, file: new File(['x'], `${key}.png`) })

it('starts all uploads at once, and one that fails stops no other', async () => {
  const finish: (() => void)[] = []
  const upload = vi.fn<(one: { key: string }) => Promise<string>>(
    ({ key }) =>
      new Promise((resolve, reject) => {
        finish.push(() =>
          key === 'n2' ? reject(new ApiError('Görsel çok büyük.', 413)) : resolve(`/uploads/${key}.png`),
        )
      }),
  )
  const ended = uploadAll([chosen('n1'), chosen('n2'), chosen('n3')], upload)
  expect(upload).toHaveBeenCalledTimes(3)
  for (const one of finish) one()
  const uploaded = await ended
  expect(uploaded.map((one) => ('path' in one ? one.path : 'failed'))).toEqual([
    '/uploads/n1.png',
    'failed',
    '/uploads/n3.png',
  ])
})
