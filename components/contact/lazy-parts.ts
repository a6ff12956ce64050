/** Parts of the page that its first scripts omit. They are loaded when a field gets the focus, or earlier if one is needed. */
export { PHOTO_LIST, PhotoListRow, sizeText } from '@/components/photos/photo-list-row'
export { PhotoUploads } from '@/components/photos/photo-uploads'
export { ExpiredText, missingText, MessageSummary } from './message-summary'
export { RestoredNote } from './restored-note'
