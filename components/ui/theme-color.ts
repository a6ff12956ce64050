/** The themes' grounds (app/globals.css), as the browser paints its own bar around the page. */
export const THEME_COLOR = { light: '#f8f9f6', dark: '#0e1a27' } as const
