/** The parts of the page that only a chosen photo or a sent message shows. */
export { PHOTO_LIST, PhotoRow, sizeOf } from '@/components/site/photo-row'
export { PhotoUploads } from '@/components/site/photo-uploads'
export { missingText, SentFacts } from './sent-facts'
