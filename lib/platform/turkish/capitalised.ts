/** Returns a text with a capital at its beginning, in the Turkish way: 'iki mesaj' is 'İki mesaj'. */
export const capitalised = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr') + text.slice(1)
