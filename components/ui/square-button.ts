/** Look of a button or link that is one icon: 44 px, the least that a finger needs. */
export const SQUARE_BUTTON = 'inline-grid size-11 flex-none place-items-center rounded-ctl no-underline hover:bg-tint'
