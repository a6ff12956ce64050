import { z } from 'zod/mini'

// What a schema says that has no text of its own; zod/mini says 'Invalid input' to everything. What makes or reads schemas
// imports this module for its effect.
z.config({
  localeError: ({ code, input }) =>
    code === 'invalid_type' && input === undefined ? 'Bu alan gerekli.' : 'Bu alanın değeri geçersiz.',
})
