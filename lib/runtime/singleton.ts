/**
 * A value that exists once per process. Next's chunks and the server bundle are two module worlds, each with its own
 * copy of every module; what both must see stands on globalThis.
 */
export function singleton<T extends object>(name: string, make: () => T): T {
  const store = globalThis as unknown as Record<symbol, T | undefined>
  return (store[Symbol.for(name)] ??= make())
}
