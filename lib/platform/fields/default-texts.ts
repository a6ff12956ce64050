import { z } from 'zod/mini'

// The default error texts of schemas. The defaults of zod/mini are 'Invalid input' for every error. Modules that make or run
// schemas import this module for its side effect.
z.config({
  localeError: ({ code, input }) =>
    code === 'invalid_type' && input === undefined ? 'Bu alan gerekli.' : 'Bu alanın değeri geçersiz.',
})
