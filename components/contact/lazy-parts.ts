/** Parts of the page that are loaded only once a field has the focus, or text is restored. */
export { PHOTO_LIST, PhotoListRow, sizeOf } from '@/components/photos/photo-list-row'
export { PhotoUploads } from '@/components/photos/photo-uploads'
export { ExpiredText, missingText, MessageSummary } from './message-summary'
export { RestoredNote } from './restored-note'
