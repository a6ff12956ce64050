import { singleton } from '@/lib/runtime/singleton'

const state = singleton('site.revision', () => ({ value: 0 }))

/** The content's revision as this process knows it. A page rendered at an earlier one is outdated. */
export function currentRevision(): number {
  return state.value
}

/** Makes every kept page outdated. A writer calls it after its commit and before it answers. */
export function raiseRevision(): void {
  state.value += 1
}
