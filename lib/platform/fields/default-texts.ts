import { z } from 'zod/mini'

// The error texts of schemas without texts of their own; those of zod/mini are 'Invalid input' for everything. Modules that
// make or run schemas import this one for its effect.
z.config({
  localeError: ({ code, input }) =>
    code === 'invalid_type' && input === undefined ? 'Bu alan gerekli.' : 'Bu alanın değeri geçersiz.',
})
