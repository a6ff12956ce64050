import { defineConfig } from 'prisma/config'

// The CLI would download a native schema engine before any command. `prisma generate` does not use it, and migrations
// run through the engine's WebAssembly build (prisma/migrate.ts). So any executable will do.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma' })
