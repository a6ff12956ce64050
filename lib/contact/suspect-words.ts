/** Of a suspect message, for staff. */
export const SUSPECT_WORDS = 'Otomatik doldurulmuş olabilir'
