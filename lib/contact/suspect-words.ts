/** What staff read about a suspect message. */
export const SUSPECT_WORDS = 'Otomatik doldurulmuş olabilir'
