/**
 * Returns a value that exists once per process. It is stored on globalThis, because Next's chunks and the server bundle
 * each have their own copy of every module.
 */
export function singleton<T extends object>(name: string, make: () => T): T {
  const store = globalThis as unknown as Record<symbol, T | undefined>
  return (store[Symbol.for(name)] ??= make())
}
