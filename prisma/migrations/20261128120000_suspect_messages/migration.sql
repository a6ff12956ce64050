-- A message whose hidden field was filled was dropped until now. It is kept, and staff see that it may be a bot's.
ALTER TABLE "contact_messages" ADD COLUMN     "suspect" BOOLEAN NOT NULL DEFAULT false;
