/** Removes the values that `singleton` stores under the names, as a restart of the process would. */
export function forgetSingletons(...names: string[]): void {
  for (const name of names) Reflect.deleteProperty(globalThis, Symbol.for(name))
}
