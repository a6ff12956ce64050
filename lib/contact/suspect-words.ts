/** The text that staff see on a suspect message. */
export const SUSPECT_WORDS = 'Otomatik doldurulmuş olabilir'
