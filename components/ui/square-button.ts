/** Classes of a button or link with only an icon: 44 px, the smallest touch target. */
export const SQUARE_BUTTON = 'inline-grid size-11 flex-none place-items-center rounded-ctl no-underline hover:bg-tint'
