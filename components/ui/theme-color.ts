/** Background colours of the themes (app/globals.css), for the browser's own bar. */
export const THEME_COLOR = { light: '#f8f9f6', dark: '#0e1a27' } as const
