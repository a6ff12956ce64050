import { expect, test } from 'vitest'
import { inFileFormTurn } from '@/lib/api/body/file-form-turns'

const ofNetwork = (network: number) => ({ network: `192.0.2.${network}` })

test('calls inside of a form keep its place, although all places are taken', async () => {
  const answers = [1, 2, 3].map((network) =>
    inFileFormTurn(ofNetwork(network), async () => {
      await new Promise(setImmediate)
      return inFileFormTurn(ofNetwork(network), async () => network)
    }),
  )
  expect(await Promise.all(answers)).toEqual([1, 2, 3])
})
