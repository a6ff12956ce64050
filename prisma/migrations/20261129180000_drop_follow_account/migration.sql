-- The site updates the name of the person in charge in the same transaction as the account. A new database never had the trigger.
DROP TRIGGER IF EXISTS "follow_account" ON "administrators";
DROP FUNCTION IF EXISTS "follow_account";
