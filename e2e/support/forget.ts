/** Makes the process forget what `singleton` keeps under these names, as a start of the process would. */
export function forget(...names: string[]): void {
  for (const name of names) Reflect.deleteProperty(globalThis, Symbol.for(name))
}
