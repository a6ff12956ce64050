/** Parts of the page that are loaded only once a photo is chosen or a message is sent. */
export { PHOTO_LIST, PhotoListRow, sizeOf } from '@/components/photos/photo-list-row'
export { PhotoUploads } from '@/components/photos/photo-uploads'
export { ExpiredText, missingText, MessageSummary } from './message-summary'
