/** The parts of the page that only a chosen photo or a sent message shows. */
export { PHOTO_LIST, PhotoRow, sizeOf } from '@/components/photos/photo-row'
export { PhotoUploads } from '@/components/photos/photo-uploads'
export { missingText, SentFacts } from './sent-facts'
