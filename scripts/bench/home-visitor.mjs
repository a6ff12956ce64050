// Asks for a page every 20 ms until told to end, and then tells how many ms each answer took. It is a process of its own, so
// that the load of the bench does not count.
import { setTimeout as wait } from 'node:timers/promises'

const over = new AbortController()
process.once('message', () => over.abort())
const times = []
while (!over.signal.aborted) {
  const since = performance.now()
  const response = await fetch(process.argv[2], { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  await response.arrayBuffer()
  times.push(performance.now() - since)
  await wait(20)
}
process.send(times)
