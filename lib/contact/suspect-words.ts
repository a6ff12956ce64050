/** The text that staff see at a suspect message. */
export const SUSPECT_WORDS = 'Otomatik doldurulmuş olabilir'
