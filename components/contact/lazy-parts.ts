/** Parts of the page that are needed only after a photo was chosen or a message was sent. */
export { PHOTO_LIST, PhotoListRow, sizeOf } from '@/components/photos/photo-list-row'
export { PhotoUploads } from '@/components/photos/photo-uploads'
export { missingText, MessageSummary } from './message-summary'
